// written by `make generate`
import { isolate as $isolate, numeral as $numeral } from './language.ts'

export const removeName = <Node>({ hidden, name }: { readonly hidden: (text: string) => Node; readonly name: string | number }): (string | Node)[] => ["Remove", hidden(` ${$isolate(name)}`)]
export const dropOrPasteImagesHere: string = "Drop or paste images here. They are uploaded when you save."
export const imageOfTitle = ({ index, title }: { readonly index: string | number; readonly title: string | number }): string => `Image ${$isolate(index)} of ${$isolate(title)}`
export const enlargeImageIndex = ({ index }: { readonly index: string | number }): string => `Enlarge image ${$isolate(index)}`
export const noImagesYet: string = "No images yet."
export const showImageIndex = ({ index }: { readonly index: string | number }): string => `Show image ${$isolate(index)}`
export const deleteImage: string = "Delete image"
export const dropOrPasteImages: string = "Drop or paste images here."
export const addImages: string = "Add images"
export const takePhoto: string = "Take photo"
export const imageOfCountTitle = ({ index, count, title }: { readonly index: string | number; readonly count: string | number; readonly title: string | number }): string => `Image ${$isolate(index)} of ${$isolate(count)}: ${$isolate(title)}`
export const next: string = "Next"
export const imagesThatWereNotUploaded: string = "Images that were not uploaded"
export const tryAgainName = <Node>({ hidden, name }: { readonly hidden: (text: string) => Node; readonly name: string | number }): (string | Node)[] => ["Try again", hidden(`: ${$isolate(name)}`)]
export const dismissName = <Node>({ hidden, name }: { readonly hidden: (text: string) => Node; readonly name: string | number }): (string | Node)[] => ["Dismiss", hidden(` ${$isolate(name)}`)]
export const caption: string = "Caption"
export const theImage: string = "the image"
export const theImages: string = "the images"
export const whatTheImageShows: string = "What the image shows"
export const addCaption: string = "Add caption"
export const editCaption: string = "Edit caption"
export const makeCover: string = "Make cover"
export const moveEarlier: string = "Move earlier"
export const moveLater: string = "Move later"
export const rotateLeft: string = "Rotate left"
export const rotateRight: string = "Rotate right"
export const changeThisImage: string = "Change this image"
export const thisIsTheCover: string = "This is the cover now."
export const movedToPlace = ({ place }: { readonly place: number }): string => `Moved to place ${$numeral(place)}.`
export const theImageIsRotated: string = "The image is rotated."
export const showImageCaption = ({ index, caption }: { readonly index: string | number; readonly caption: string | number }): string => `Show image ${$isolate(index)}: ${$isolate(caption)}`
export const uploads: string = "Uploads"
export const uploadingOf = ({ index, count }: { readonly index: number; readonly count: number }): string => `Uploading image ${$numeral(index)} of ${$numeral(count)}`
export const sentOf = ({ name }: { readonly name: string | number }): string => `Sent of ${$isolate(name)}`
export const bytesOf = ({ sent, size }: { readonly sent: string | number; readonly size: string | number }): string => `${$isolate(sent)} of ${$isolate(size)}`
export const processing: string = "Processing"
export const cancelUpload = <Node>({ hidden, name }: { readonly hidden: (text: string) => Node; readonly name: string | number }): (string | Node)[] => ["Cancel", hidden(` upload of ${$isolate(name)}`)]
