// written by `make generate`
import { isolate as $isolate } from './language.ts'

export const reporterOnPrinter = ({ reporter, printer }: { readonly reporter: string | number; readonly printer: string | number }): string => `${$isolate(reporter)} on ${$isolate(printer)}`
export const reporterOnAPrinter = ({ reporter }: { readonly reporter: string | number }): string => `${$isolate(reporter)} on a printer`
export const yourOwnScript: string = "Your own script"
export const useAnUploaderPlugIn: string = "Use an uploader plug-in that lets you set its server. After slicing, it sends the settings here and opens a form with them. You sign in and save; no API key is needed."
export const addThisToMoonraker = <Node>({ code }: { readonly code: (text: string) => Node }): (string | Node)[] => ["Add this to ", code(`moonraker.conf`), " and restart Moonraker:"]
export const notifierConfiguration: string = "notifier configuration"
export const installTheWebhooksPlugIn: string = "Install the Webhooks plug-in, enter these three values in its settings and press its test button:"
export const bambuddyReportsPrints: string = "Bambuddy reports the prints of Bambu Lab printers. Add a notification provider of the type Webhook with this URL, and choose the events of prints: start, progress, complete, failed and stopped."
export const octoeverywhereReportsPrints: string = "OctoEverywhere reports the prints of printers that you reach through it. On its page for notifications, add a webhook with this URL, and press the test button. The secret key can stay empty."
export const obicoReportsPrints: string = "Obico reports the prints of printers that it watches. In its preferences for notifications, enter this URL as the webhook, choose start, done and canceled, and send a test notification."
export const webhookUrl: string = "webhook URL"
export const homeAssistantReportsPrints = <Node>({ code }: { readonly code: (text: string) => Node }): (string | Node)[] => ["Home Assistant reports the prints of the printers that it knows. Save this as a ", code(`package`), ", replace ", code(`<PRINTER>`), " with what the names of the printer’s entities have in common, and restart Home Assistant:"]
export const packageForMake = ({ make }: { readonly make: string | number }): string => `package for ${$isolate(make)}`
export const aiAgentsThatSupport = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["AI agents that support the Model Context Protocol (MCP) can read your logbook and, if you allow it, add and edit records. They cannot delete anything. See your ", link(`connected agents`), "."]
export const settingsForClient = ({ client }: { readonly client: string | number }): string => `settings for ${$isolate(client)}`
export const createAPersonalApi = <Node>({ link, link2, link3 }: { readonly link: (text: string) => Node; readonly link2: (text: string) => Node; readonly link3: (text: string) => Node }): (string | Node)[] => ["Create a ", link(`personal API key`), " for code that runs unattended, and generate a client from the ", link2(`OpenAPI document`), ". In the ", link3(`API reference`), " you can try every operation."]
export const exampleRequest: string = "example request"
export const whenYouAreSignedIn: string = "When you are signed in, your printer’s ID and an API key are filled in for you."
export const couldNotCheckFor = ({ detail }: { readonly detail: string | number }): string => `Could not check for events: ${$isolate(detail)}`
export const waitingForTheFirst = <Node>({ span }: { readonly span: (text: string) => Node }): (string | Node)[] => [span(`Waiting`), " for the first event from this printer. Start a print. The result of a test is shown only in the program that sends it."]
export const connectedLastEvent = <Node>({ span, lastEventDate }: { readonly span: (text: string) => Node; readonly lastEventDate: string | number }): (string | Node)[] => [span(`Connected`), " Last event: ", $isolate(lastEventDate), "."]
export const firstAddThePrinter = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["First, ", link(`add the printer`), " to your logbook. You need its ID for these settings."]
export const useASeparateKeyFor: string = "Use a separate key for each printer, so that you can delete it on its own."
export const theNewKeyIs = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["The new key is filled in below. It will not be shown again. See ", link(`your API keys`), "."]
export const settingsEndpoint: string = "Settings endpoint"
export const formUrl: string = "Form URL"
export const runThisInATerminal: string = "Run this in a terminal, then sign in with /mcp:"
export const addThisToCursorMcp: string = "Add this to ~/.cursor/mcp.json:"
export const letYourSlicerAndYour: string = "Let your slicer and your printers fill in the logbook."
export const addThisToVscode = ({ clientId }: { readonly clientId: string | number }): string => `Add this to .vscode/mcp.json. When asked for a client ID, enter ${$isolate(clientId)}:`
export const programsThatKnowSpoolman = <Node>({ link, code }: { readonly link: (text: string) => Node; readonly code: (text: string) => Node }): (string | Node)[] => ["Programs that track spools through Spoolman, such as Moonraker, Home Assistant, OctoPrint plug-ins and bridges for Bambu Lab printers, can work with your spools here instead. Create a ", link(`spool connection`), " for each program, and enter its address as that of the Spoolman server. In ", code(`moonraker.conf`), ", for example:"]
export const spoolmanConfiguration: string = "Spoolman configuration"
export const webhooksTellYour = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["Webhooks tell your home automation, a chat or your own program what happens in your logbook, such as a failed print or a spool that runs low. Create a ", link(`webhook`), " with the URL that the program gives you, and choose its events."]
export const withoutAPlugIn = <Node>({ link }: { readonly link: (text: string) => Node }): (string | Node)[] => ["Without a plug-in, fill in a ", link(`new print`), " from the sliced file."]
