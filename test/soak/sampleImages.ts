import sharp from 'sharp'

/** Pixels of the longer side; 40 million in all are the most that the service decodes. */
const LARGE = 6320
const SMALL = { width: 800, height: 600 }

/** A photograph as customers upload it. */
export async function smallImage(): Promise<Uint8Array> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  return sharp({ create: { ...SMALL, channels: 3, background: '#808080', noise } })
    .jpeg()
    .toBuffer()
}

/** An image of 40 megapixels in 136 kB: an interlaced PNG takes a decoder about 3 s. */
export async function slowImage(): Promise<Uint8Array> {
  const blank = { width: LARGE, height: LARGE, channels: 3, background: '#1e78c8' } as const
  return sharp({ create: blank }).png({ progressive: true, compressionLevel: 9 }).toBuffer()
}
