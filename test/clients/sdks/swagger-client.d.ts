declare module 'swagger-client' {
  interface Sent {
    readonly headers: Record<string, string>
  }
  type Operation = (parameters: object, options: { requestBody?: object }) => Promise<{ body: unknown }>
  interface Client {
    readonly apis: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  }
  export default function SwaggerClient(options: {
    spec: object
    requestInterceptor: (request: Sent) => Sent
  }): Promise<Client>
}
