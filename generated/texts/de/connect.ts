// written by `make generate`
import { isolate as $isolate } from './language.ts'

export const reporterOnPrinter = ({ reporter, printer }: { readonly reporter: string | number; readonly printer: string | number }): string => `${$isolate(reporter)} auf ${$isolate(printer)}`
export const reporterOnAPrinter = ({ reporter }: { readonly reporter: string | number }): string => `${$isolate(reporter)} auf einem Drucker`
export const yourOwnScript: string = "Eigenes Skript"
export const useAnUploaderPlugIn: string = "Nutze ein Upload-Plug-in, bei dem du den Server einstellen kannst. Nach dem Slicen sendet es die Einstellungen hierher und öffnet damit ein Formular. Du meldest dich an und speicherst; ein API-Schlüssel ist nicht nötig."
export const addThisToMoonraker = <Node>({ code }: { readonly code: (text: string) => Node }): (string | Node)[] => ["Füge das zu ", code(`moonraker.conf`), " hinzu und starte Moonraker neu:"]
export const notifierConfiguration: string = "Notifier-Konfiguration"
export const installTheWebhooksPlugIn: string = "Installiere das Webhooks-Plug-in, trage diese drei Werte in seine Einstellungen ein und drücke den Test-Knopf:"
export const bambuddyReportsPrints: string = "Bambuddy meldet die Drucke von Bambu-Lab-Druckern. Lege dort einen Benachrichtigungsdienst vom Typ Webhook mit dieser URL an und wähle die Ereignisse von Drucken: Start, Fortschritt, fertig, fehlgeschlagen und abgebrochen."
export const octoeverywhereReportsPrints: string = "OctoEverywhere meldet die Drucke der Drucker, die du damit erreichst. Lege auf seiner Seite für Benachrichtigungen einen Webhook mit dieser URL an und teste ihn dort. Der geheime Schlüssel kann leer bleiben."
export const obicoReportsPrints: string = "Obico meldet die Drucke der Drucker, die es überwacht. Trage diese URL in seinen Einstellungen für Benachrichtigungen als Webhook ein, wähle Start, Ende und Abbruch und sende eine Testnachricht."
export const webhookUrl: string = "Webhook-URL"
export const homeAssistantReportsPrints = <Node>({ code }: { readonly code: (text: string) => Node }): (string | Node)[] => ["Home Assistant meldet die Drucke der Drucker, die es kennt. Speichere das als ", code(`Package`), ", ersetze ", code(`<PRINTER>`), " durch den gemeinsamen Teil der Namen der Entitäten des Druckers und starte Home Assistant neu:"]
export const packageForMake = ({ make }: { readonly make: string | number }): string => `Package für ${$isolate(make)}`
export const aiAgentsThatSupport = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["KI-Agenten, die das Model Context Protocol (MCP) beherrschen, können dein Logbuch lesen und, wenn du es erlaubst, Einträge hinzufügen und bearbeiten. Löschen können sie nichts. Siehe deine ", link(`verbundenen Agenten`), "."]
export const settingsForClient = ({ client }: { readonly client: string | number }): string => `Einstellungen für ${$isolate(client)}`
export const createAPersonalApi = <Node>({ link, link2, link3 }: { readonly link: (text: string) => Node; readonly link2: (text: string) => Node; readonly link3: (text: string) => Node }): (string | Node)[] => ["Erstelle einen ", link(`persönlichen API-Schlüssel`), " für Code, der unbeaufsichtigt läuft, und erzeuge einen Client aus dem ", link2(`OpenAPI-Dokument`), ". In der ", link3(`API-Referenz`), " kannst du jede Operation ausprobieren."]
export const exampleRequest: string = "Beispielanfrage"
export const whenYouAreSignedIn: string = "Wenn du angemeldet bist, werden die ID deines Druckers und ein API-Schlüssel für dich eingesetzt."
export const couldNotCheckFor = ({ detail }: { readonly detail: string | number }): string => `Ereignisse konnten nicht geprüft werden: ${$isolate(detail)}`
export const waitingForTheFirst = <Node>({ span }: { readonly span: (text: string) => Node }): (string | Node)[] => [span(`Wartet`), " auf das erste Ereignis dieses Druckers. Starte einen Druck. Das Ergebnis eines Tests zeigt nur das Programm, das ihn sendet."]
export const connectedLastEvent = <Node>({ span, lastEventDate }: { readonly span: (text: string) => Node; readonly lastEventDate: string | number }): (string | Node)[] => [span(`Verbunden`), " Letztes Ereignis: ", $isolate(lastEventDate), "."]
export const firstAddThePrinter = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => [link(`Füge zuerst den Drucker`), " zu deinem Logbuch hinzu. Du brauchst seine ID für diese Einstellungen."]
export const useASeparateKeyFor: string = "Nutze für jeden Drucker einen eigenen Schlüssel, damit du ihn einzeln löschen kannst."
export const theNewKeyIs = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["Der neue Schlüssel ist unten eingesetzt. Er wird nicht noch einmal angezeigt. Siehe ", link(`deine API-Schlüssel`), "."]
export const settingsEndpoint: string = "Endpunkt für Einstellungen"
export const formUrl: string = "URL des Formulars"
export const runThisInATerminal: string = "Führe das in einem Terminal aus und melde dich dann mit /mcp an:"
export const addThisToCursorMcp: string = "Füge das zu ~/.cursor/mcp.json hinzu:"
export const letYourSlicerAndYour: string = "Lass deinen Slicer und deine Drucker das Logbuch ausfüllen."
export const addThisToVscode = ({ clientId }: { readonly clientId: string | number }): string => `Füge das zu .vscode/mcp.json hinzu. Gib ${$isolate(clientId)} ein, wenn du nach einer Client-ID gefragt wirst:`
export const programsThatKnowSpoolman = <Node>({ link, code }: { readonly link: (text: string) => Node; readonly code: (text: string) => Node }): (string | Node)[] => ["Programme, die Spulen über Spoolman verwalten, etwa Moonraker, Home Assistant, OctoPrint-Plug-ins und Brücken für Bambu-Lab-Drucker, können stattdessen mit deinen Spulen hier arbeiten. Erstelle für jedes Programm eine ", link(`Spulenverbindung`), " und trage ihre Adresse als die des Spoolman-Servers ein. Zum Beispiel in ", code(`moonraker.conf`), ":"]
export const spoolmanConfiguration: string = "Spoolman-Konfiguration"
export const webhooksTellYour = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["Webhooks melden deiner Hausautomation, einem Chat oder deinem eigenen Programm, was in deinem Logbuch geschieht, etwa einen fehlgeschlagenen Druck oder eine fast leere Spule. Erstelle einen ", link(`Webhook`), " mit der URL, die dir das Programm nennt, und wähle seine Ereignisse."]
export const withoutAPlugIn = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["Ohne Plug-in fülle einen ", link(`neuen Druck`), " aus der gesliceten Datei aus."]
