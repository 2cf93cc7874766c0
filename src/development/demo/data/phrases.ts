import type { FailureCategory } from '../../../../generated/api.d.ts'

/** Notes on prints. */
export const notes: readonly string[] = [
  'Came out clean, no stringing at all.',
  'Second try with a 5 mm brim; the corners stay down now.',
  'Scaled to 102% in Z; otherwise the lid fits too tightly.',
  'First layer was a bit too low; raised Live Z by 0.02 mm afterwards.',
  '0.6 mm nozzle next time; this took far too long.',
  'Dried the spool for six hours first; it makes a clear difference.',
  'Slight ringing on the X face; check the belt tension.',
  'Three perimeters and 25% gyroid are plenty for this part.',
  'Moved the seam to the rear edge.',
  'The threads need a drop of oil and half a turn, then they run smoothly.',
  'Supports on build plate only. They came off in one piece.',
  'Printed for a colleague.',
  'Holes are 0.2 mm too small for M3; drilled them out.',
  'The surface looks much better on the textured sheet.',
  'Ironing on the top layer: worth the extra twenty minutes.',
]

/** Reason of a print that did not succeed, and its kind of cause. */
interface Cause {
  readonly reason: string
  readonly category: FailureCategory
}

/** Reasons of failed prints, with the range of their progress in percent. */
export const failures: readonly (Cause & { readonly progress: readonly [number, number] })[] = [
  { reason: 'Did not stick to the bed', category: 'Adhesion', progress: [1, 12] },
  { reason: 'First layer peeled off at a corner', category: 'Adhesion', progress: [3, 20] },
  { reason: 'Part came loose, spaghetti', category: 'Adhesion', progress: [25, 85] },
  { reason: 'Nozzle clogged', category: 'Clog', progress: [10, 80] },
  { reason: 'Layer shift in Y', category: 'LayerShift', progress: [15, 90] },
  { reason: 'Filament ran out', category: 'FilamentRunout', progress: [40, 97] },
  { reason: 'Filament tangled on the spool', category: 'FilamentTangle', progress: [20, 90] },
  { reason: 'Severe warping', category: 'Warping', progress: [30, 75] },
  { reason: 'Thermal runaway protection stopped the printer', category: 'Electrical', progress: [5, 60] },
  { reason: 'Power outage', category: 'PowerLoss', progress: [10, 95] },
]

/** Reasons of cancelled prints. */
export const cancellations: readonly Cause[] = [
  { reason: 'Wrong filament loaded', category: 'UserCancelled' },
  { reason: 'Forgot the supports', category: 'Supports' },
  { reason: 'Wrong scale', category: 'UserCancelled' },
  { reason: 'Too much stringing; dry the spool first', category: 'Stringing' },
  { reason: 'Sliced with the wrong profile', category: 'UserCancelled' },
]

/** Reasons of partial successes. */
export const partialReasons: readonly string[] = [
  'One piece came loose; the others are fine',
  'Top layer is rough but usable',
  'Layer shift near the top; cut to length',
  'Supports fused to the part; one clip broke',
]

/** Comments on prints, each with a reply of the owner. */
export const comments: readonly { readonly text: string; readonly reply: string }[] = [
  { text: 'Looks great! Which layer height did you use?', reply: 'Thanks! 0.2 mm, nothing special.' },
  { text: 'Exactly what I was looking for, thanks!', reply: 'Glad it helps.' },
  { text: 'How long did it take in the end?', reply: 'About as long as the slicer said, for once.' },
  { text: 'Did you need supports for this?', reply: 'No supports needed in this orientation.' },
  { text: 'I printed this one too. It was a bit tight; 101% helped.', reply: 'Good to know, I’ll try that.' },
  { text: 'Nice color. Is that the matte one?', reply: 'Yes. It hides the layers well.' },
  { text: 'What bed temperature do you use for this material?', reply: 'What it says on the spool, plus five degrees.' },
  { text: 'Mine broke along the layer lines after a month.', reply: 'So far so good here; four perimeters.' },
  { text: 'The first layer looks perfect. Textured sheet?', reply: 'Yes, the textured sheet, and a bit of patience.' },
  { text: 'Saved. That’s my weekend project.', reply: 'Have fun, and post a photo!' },
]
