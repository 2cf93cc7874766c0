import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import sharp from 'sharp'
import { Problem } from '../../src/kernel/problem.ts'
import { readImage } from '../../src/media/image.ts'
import { flatPng, noise, plain } from './samples.ts'

const read = (sent: Buffer, field?: string) => readImage(sent, 'user:1', field === undefined ? {} : { field })

function refusal(status: number, sentence: RegExp) {
  return (error: unknown) => {
    assert(error instanceof Problem)
    assert.equal(error.status, status)
    assert.match(`${error.detail} ${JSON.stringify(error.errors ?? {})}`, sentence)
    return true
  }
}

const NOT_TAKEN = refusal(415, /JPEG, PNG, WebP, GIF or AVIF/)
const DAMAGED = refusal(400, /"file":\["The image is damaged or incomplete\."\]/)

suite('Images are encoded again', () => {
  for (const format of ['jpeg', 'png', 'webp', 'gif', 'avif'] as const) {
    test(`a ${format} becomes WebP in two sizes`, async () => {
      const encoded = await read(await plain(3000, 1500)[format]({ effort: 1 }).toBuffer())
      assert.deepEqual([encoded.width, encoded.height], [2048, 1024])
      const image = await sharp(encoded.image).metadata()
      assert.deepEqual([image.format, image.width, image.height], ['webp', 2048, 1024])
      const thumbnail = await sharp(encoded.thumbnail).metadata()
      assert.deepEqual([thumbnail.format, thumbnail.width, thumbnail.height], ['webp', 320, 160])
    })
  }

  test('a small one is not enlarged', async () => {
    const encoded = await read(await plain(10, 7).png().toBuffer())
    const thumbnail = await sharp(encoded.thumbnail).metadata()
    assert.deepEqual([encoded.width, encoded.height, thumbnail.width, thumbnail.height], [10, 7, 10, 7])
  })

  test('F55: the pixels of an image are freed when it has been encoded', async () => {
    const sent = await plain(2000, 2000).png().toBuffer()
    const before = process.memoryUsage().external
    for (let round = 0; round < 4; round += 1) await read(sent)
    const kept = process.memoryUsage().external - before
    assert.ok(kept < 2 * 2000 * 2000 * 3, `${kept} bytes are kept`)
  })

  test('F44: GPS, camera, profile and comments are gone', async () => {
    const sent = await plain(40, 30)
      .withExif({
        IFD0: { Make: 'Secret Camera' },
        IFD3: { GPSLatitude: '52/1 31/1 12/1', GPSLatitudeRef: 'N', GPSLongitude: '13/1 24/1 18/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><location>Secret Street</location></x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer()
    const before = await sharp(sent).metadata()
    assert(before.exif && before.xmp && before.icc)
    assert(sent.includes('Secret Camera') && sent.includes('Secret Street'))

    const { image, thumbnail } = await read(sent)
    for (const bytes of [image, thumbnail]) {
      const { exif, xmp, icc, iptc } = await sharp(bytes).metadata()
      assert.deepEqual({ exif, xmp, icc, iptc }, { exif: undefined, xmp: undefined, icc: undefined, iptc: undefined })
      for (const chunk of ['EXIF', 'XMP ', 'ICCP', 'Secret']) assert(!bytes.includes(chunk), chunk)
    }
  })

  test('the orientation that EXIF names is applied', async () => {
    const halves = {
      input: await sharp({ create: { width: 20, height: 20, channels: 3, background: '#ff0000' } })
        .png()
        .toBuffer(),
      left: 0,
      top: 0,
    }
    const sent = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#0000ff' } })
      .composite([halves])
      .withMetadata({ orientation: 6 }) // to be turned clockwise: the red left half becomes the top
      .jpeg()
      .toBuffer()
    const encoded = await read(sent)
    assert.deepEqual([encoded.width, encoded.height], [20, 40])
    const pixels = await sharp(encoded.image).raw().toBuffer()
    assert(pixels[0]! > 200 && pixels[2]! < 60, 'red on top')
    assert(pixels.at(-3)! < 60 && pixels.at(-1)! > 200, 'blue below')
  })

  test('transparency stays', async () => {
    const clear = { create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } } as const
    const { image } = await read(await sharp(clear).png().toBuffer())
    assert.equal((await sharp(image).ensureAlpha().raw().toBuffer())[3], 0)
  })

  test('of an animation the first frame is kept', async () => {
    const frames = ['#ff0000', '#00ff00', '#0000ff'].map(
      (background) => ({ create: { width: 16, height: 16, channels: 3, background } }) as const,
    )
    const sent = await sharp(await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer())), {
      join: { animated: true },
    })
      .gif()
      .toBuffer()
    const { image, width, height } = await read(sent)
    assert.deepEqual([width, height, (await sharp(image).metadata()).pages ?? 1], [16, 16, 1])
    const [red, green, blue] = await sharp(image).raw().toBuffer()
    assert(red! > 200 && green! < 60 && blue! < 60)
  })

  test('many at once are all read, one of an owner at a time', async () => {
    const sent = await plain(200, 100).jpeg().toBuffer()
    const owners = Array.from({ length: 20 }, (_, index) => `user:${index % 4}` as const)
    const images = await Promise.all(owners.map((owner) => readImage(sent, owner)))
    assert.deepEqual(new Set(images.map(({ width }) => width)), new Set([200]))
  })

  test('F56: the crowd of one owner is turned away, and no other owner waits behind it', async () => {
    const large = await noise(900, 600).jpeg().toBuffer()
    const small = await plain(200, 100).jpeg().toBuffer()
    let over = 0
    const crowd = Array.from({ length: 60 }, () => read(large).finally(() => (over += 1)))
    const settled = Promise.allSettled(crowd)
    await Promise.allSettled(crowd.slice(11))
    const before = over
    assert.equal((await readImage(small, 'user:2')).width, 200)
    assert.ok(over - before <= 2, `${over - before} images of the crowd came before the other one`)
    const refused = (await settled).filter((result) => result.status === 'rejected')
    // Those that may wait can be too many for a slow machine.
    assert.ok(refused.length >= 49 && refused.length < 60, String(refused.length))
    for (const { reason } of refused) assert(reason instanceof Problem && reason.status === 429)
  })

  test('nothing is decoded for a client that is gone', async () => {
    const gone = new AbortController()
    const sent = await noise(900, 600).jpeg().toBuffer()
    const waiting = Promise.allSettled([1, 2, 3].map(() => readImage(sent, 'user:1', { signal: gone.signal })))
    const reason = new Error('gone')
    gone.abort(reason)
    for (const result of await waiting) assert.deepEqual(result, { status: 'rejected', reason })
    await assert.rejects(readImage(sent, 'user:1', { signal: gone.signal }), /^Error: gone$/)
  })
})

suite('Files that are not images, and dangerous images, are refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const kinds: Record<string, string | Buffer> = {
    nothing: '',
    'one byte': 'G',
    'F45: an SVG with a script': svg,
    'an SVG with a declaration': `<?xml version="1.0"?>${svg}`,
    'F45: HTML': '<!doctype html><script>alert(1)</script>',
    'a PDF': '%PDF-1.7\n1 0 obj\n',
    'a TIFF': Buffer.from('II*\0\x08\0\0\0', 'latin1'),
    'a BMP': Buffer.from('BM\x3a\0\0\0', 'latin1'),
    'HEIC, which the library cannot decode': Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    'a RIFF that is sound': Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1'),
    text: 'hello',
  }
  for (const [kind, content] of Object.entries(kinds)) {
    test(kind, () => assert.rejects(read(Buffer.from(content)), NOT_TAKEN))
  }

  test('the response names the accepted kinds', async () => {
    const error = await read(Buffer.from(svg)).catch((error: unknown) => error)
    assert(error instanceof Problem)
    assert.equal(error.headers['Accept'], 'image/jpeg, image/png, image/webp, image/gif, image/avif')
  })

  test('F45: a JPEG with a page behind it', async () => {
    const jpeg = await plain(40, 30).jpeg().toBuffer()
    assert.equal((await read(jpeg)).width, 40)
    const page = '<html><script>alert(1)</script></html>'
    await assert.rejects(read(Buffer.concat([jpeg, Buffer.from(page)])), NOT_TAKEN)
    await assert.rejects(read(Buffer.concat([jpeg, Buffer.from(page.toUpperCase())])), NOT_TAKEN)
  })

  test('a JPEG with a script in a comment, a PNG with PHP, a WebP with a PDF', async () => {
    const jpeg = await plain(40, 30).jpeg().toBuffer()
    const comment = Buffer.from('\xff\xfe\0\x0a<script>', 'latin1')
    await assert.rejects(read(Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])), NOT_TAKEN)
    const png = await plain(40, 30).png().toBuffer()
    await assert.rejects(read(Buffer.concat([png, Buffer.from('<?php system($_GET[0]);')])), NOT_TAKEN)
    const webp = await plain(40, 30).webp().toBuffer()
    await assert.rejects(read(Buffer.concat([webp, Buffer.from('%PDF-1.4')])), NOT_TAKEN)
  })

  test('F45: a GIF that is a script', async () => {
    const gif = await plain(40, 30).gif().toBuffer()
    assert.equal((await read(gif)).width, 40)
    const width = Buffer.from(gif)
    width.write('/*', 6, 'latin1')
    await assert.rejects(read(Buffer.concat([width, Buffer.from('*/=1;alert(1)')])), NOT_TAKEN)
    await assert.rejects(read(Buffer.from('GIF89a=1;alert(1)//')), NOT_TAKEN)
  })

  test('a GIF whose width has the byte of an equals sign is none', async () => {
    const gif = await plain(0x023d, 3).gif().toBuffer()
    assert.equal(gif.toString('latin1', 6, 7), '=')
    assert.equal((await read(gif)).width, 0x023d)
  })

  test('a PNG that says it is a JPEG is what it is', async () => {
    const png = await plain(4, 4).png().toBuffer()
    await assert.rejects(read(Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), png])), DAMAGED)
  })

  for (const format of ['jpeg', 'png', 'webp', 'gif', 'avif'] as const) {
    test(`a ${format} that was cut off`, async () => {
      const whole = await noise(300, 200)[format]({ effort: 1 }).toBuffer()
      for (const share of [0.05, 0.5, 0.9]) {
        await assert.rejects(read(whole.subarray(0, Math.floor(whole.length * share))), DAMAGED)
      }
    })
  }

  test('random bytes behind a true beginning', async () => {
    for (const start of [
      '\xff\xd8\xff\xe0',
      '\x89PNG\r\n\x1a\n',
      'GIF89a',
      'RIFF\x10\0\0\0WEBPVP8 ',
      '\0\0\0\x1cftypavif',
    ]) {
      await assert.rejects(read(Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(5000, 7)])), DAMAGED)
    }
  })

  test('F43: a bomb is refused before it is decoded, in bounded memory and time', async () => {
    const bomb = flatPng(30_000, 30_000)
    assert(bomb.length < 150_000)
    const memory = process.memoryUsage().rss
    const start = performance.now()
    await assert.rejects(read(bomb), refusal(400, /at most 40 million pixels/))
    assert(process.memoryUsage().rss - memory < 50_000_000)
    assert(performance.now() - start < 5000)
  })

  test('the largest image that is taken', async () => {
    assert.equal((await read(flatPng(8000, 5000))).width, 2048)
    await assert.rejects(read(flatPng(8000, 5001)), refusal(400, /at most 40 million pixels/))
  })

  test('an error names the field that it is asked to name', async () => {
    await assert.rejects(read(Buffer.from('GIF89a'), 'snapshot'), refusal(400, /"snapshot":/))
  })
})
