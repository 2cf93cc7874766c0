// The package has no types of its own; this is what the reference page uses of it.
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  interface React {
    createElement(type: string, properties: object | null, ...children: unknown[]): object
  }
  interface Options {
    readonly url: string
    readonly domNode: HTMLElement
    readonly deepLinking: boolean
    readonly docExpansion: 'list' | 'full' | 'none'
    readonly defaultModelsExpandDepth: number
    readonly tryItOutEnabled: boolean
    readonly validatorUrl: null
    readonly syntaxHighlight: { readonly activated: boolean }
    readonly plugins: readonly ((system: { readonly React: React }) => object)[]
  }
  export default function SwaggerUIBundle(options: Options): void
}
