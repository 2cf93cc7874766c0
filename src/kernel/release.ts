/**
 * Frees the memory of bytes that nobody needs any more. The collector would do so late, and at the cost of everybody: many bytes
 * hang on few small objects, so that it notices nothing until so much has come together that it looks through the whole heap.
 * @param bytes must not be used afterwards; those that share their memory with others are left alone
 */
export function release({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}
