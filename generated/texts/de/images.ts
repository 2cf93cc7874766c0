// written by `make generate`
import { isolate as $isolate, numeral as $numeral } from './language.ts'

export const removeName = <Node>({ hidden, name }: { readonly hidden: (text: string) => Node; readonly name: string | number }): (string | Node)[] => ["Entfernen", hidden(` ${$isolate(name)}`)]
export const dropOrPasteImagesHere: string = "Ziehe Bilder hierher oder füge sie ein. Sie werden beim Speichern hochgeladen."
export const imageOfTitle = ({ index, title }: { readonly index: string | number; readonly title: string | number }): string => `Bild ${$isolate(index)} von ${$isolate(title)}`
export const enlargeImageIndex = ({ index }: { readonly index: string | number }): string => `Bild ${$isolate(index)} vergrößern`
export const noImagesYet: string = "Noch keine Bilder."
export const showImageIndex = ({ index }: { readonly index: string | number }): string => `Bild ${$isolate(index)} anzeigen`
export const deleteImage: string = "Bild löschen"
export const dropOrPasteImages: string = "Ziehe Bilder hierher oder füge sie ein."
export const addImages: string = "Bilder hinzufügen"
export const takePhoto: string = "Foto aufnehmen"
export const imageOfCountTitle = ({ index, count, title }: { readonly index: string | number; readonly count: string | number; readonly title: string | number }): string => `Bild ${$isolate(index)} von ${$isolate(count)}: ${$isolate(title)}`
export const next: string = "Weiter"
export const imagesThatWereNotUploaded: string = "Nicht hochgeladene Bilder"
export const tryAgainName = <Node>({ hidden, name }: { readonly hidden: (text: string) => Node; readonly name: string | number }): (string | Node)[] => ["Noch einmal versuchen", hidden(`: ${$isolate(name)}`)]
export const dismissName = <Node>({ hidden, name }: { readonly hidden: (text: string) => Node; readonly name: string | number }): (string | Node)[] => ["Verwerfen", hidden(` ${$isolate(name)}`)]
export const caption: string = "Bildunterschrift"
export const theImage: string = "das Bild"
export const theImages: string = "die Bilder"
export const whatTheImageShows: string = "Was das Bild zeigt"
export const addCaption: string = "Bildunterschrift hinzufügen"
export const editCaption: string = "Bildunterschrift bearbeiten"
export const makeCover: string = "Als Titelbild verwenden"
export const moveEarlier: string = "Nach vorn verschieben"
export const moveLater: string = "Nach hinten verschieben"
export const rotateLeft: string = "Nach links drehen"
export const rotateRight: string = "Nach rechts drehen"
export const changeThisImage: string = "Dieses Bild ändern"
export const thisIsTheCover: string = "Das ist jetzt das Titelbild."
export const movedToPlace = ({ place }: { readonly place: number }): string => `An Stelle ${$numeral(place)} verschoben.`
export const theImageIsRotated: string = "Das Bild ist gedreht."
export const showImageCaption = ({ index, caption }: { readonly index: string | number; readonly caption: string | number }): string => `Bild ${$isolate(index)} anzeigen: ${$isolate(caption)}`
export const uploads: string = "Uploads"
export const uploadingOf = ({ index, count }: { readonly index: number; readonly count: number }): string => `Bild ${$numeral(index)} von ${$numeral(count)} wird hochgeladen`
export const sentOf = ({ name }: { readonly name: string | number }): string => `Gesendet von ${$isolate(name)}`
export const bytesOf = ({ sent, size }: { readonly sent: string | number; readonly size: string | number }): string => `${$isolate(sent)} von ${$isolate(size)}`
export const processing: string = "Wird verarbeitet"
export const cancelUpload = <Node>({ hidden, name }: { readonly hidden: (text: string) => Node; readonly name: string | number }): (string | Node)[] => ["Abbrechen", hidden(`: Upload von ${$isolate(name)}`)]
