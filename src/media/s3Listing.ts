import { XMLParser } from 'fast-xml-parser'
import type { StoredFile } from './mediaStore.ts'

/** A page of the keys of a bucket. */
export interface Listing {
  readonly files: readonly StoredFile[]
  /** Whether more keys follow. */
  readonly isTruncated: boolean
}

interface ListingXml {
  readonly ListBucketResult?: {
    readonly IsTruncated?: string
    readonly Contents?: readonly { readonly Key?: string; readonly LastModified?: string }[]
  }
}

/** Keys are text, even when they look like numbers or end with a space; `htmlEntities` includes the numeric ones of XML. */
const PARSER = new XMLParser({
  parseTagValue: false,
  trimValues: false,
  htmlEntities: true,
  isArray: (name) => name === 'Contents',
})

/**
 * Parses the body of a ListObjects response.
 * @throws Error when it is not a listing
 */
export function readListing(xml: string): Listing {
  const { ListBucketResult: result } = PARSER.parse(xml) as ListingXml
  if (result === undefined) throw new Error('The response of the image store is not a listing.')
  const files = (result.Contents ?? []).map(({ Key = '', LastModified }) => ({
    key: Key,
    modified: new Date(LastModified ?? NaN),
  }))
  return { files, isTruncated: result.IsTruncated === 'true' }
}
