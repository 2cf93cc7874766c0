/** Entities and states of a printer in Home Assistant, by the integration that it has there. */
interface Integration {
  readonly status: string
  readonly fileName: string
  readonly progress: string
  /** Estimated weight in grams; null where the integration has none. */
  readonly weight: string | null
  /** States from which a print starts, and the one it starts with. */
  readonly idle: string
  readonly printing: string
  /** Events by the states that a print ends with. */
  readonly ends: Readonly<Record<string, 'Finished' | 'Failed' | 'Cancelled' | 'Error'>>
  /** Actions before a print begins, and those before its start is reported: the integration reads some entities later than the status. */
  readonly beforePrint: string
  readonly beforeReport: string
}

const PRINTER = 'sensor.<PRINTER>'
const JOB = 'input_text.print_log_job'

/** Integrations by the make of the printer: https://github.com/greghesp/ha-bambulab and Home Assistant's own `prusalink`. */
const INTEGRATIONS = {
  'Bambu Lab': {
    status: `${PRINTER}_print_status`,
    fileName: `${PRINTER}_task_name`,
    progress: `${PRINTER}_print_progress`,
    weight: `${PRINTER}_print_weight`,
    idle: '[idle, init, prepare, slicing, finish, failed]',
    printing: 'running',
    ends: { finish: 'Finished', failed: 'Failed' },
    beforePrint: '',
    // It downloads the weight when the print has started; until then, the entity has that of the print before.
    beforeReport: `      - wait_for_trigger:
          - trigger: state
            entity_id: ${PRINTER}_print_weight
        timeout: "00:02:00"
`,
  },
  Prusa: {
    status: PRINTER,
    fileName: `${PRINTER}_filename`,
    progress: `${PRINTER}_progress`,
    weight: null,
    idle: '[idle, ready, busy, finished, stopped]',
    printing: 'printing',
    ends: { finished: 'Finished', stopped: 'Cancelled', error: 'Error' },
    // It asks for the file and the progress apart from the status. A print that is being printed can be busy as well.
    beforePrint: `      - action: homeassistant.update_entity
        data:
          entity_id: ${PRINTER}_progress
      - condition: template
        value_template: '{{ states("${PRINTER}_progress") | int(0) < 2 }}'
`,
    beforeReport: '',
  },
} satisfies Record<string, Integration>

/** Make of a printer for which there is a package. */
export type Make = keyof typeof INTEGRATIONS

/** The makes of printers for which there is a package. */
export const MAKES = Object.keys(INTEGRATIONS) as Make[]

/**
 * A package of Home Assistant that reports the prints of a printer. Events of one print have the same `jobId`, which survives a restart, so
 * that the states of a printer can be reported again. It is the time of the start.
 * @param baseUrl of the service
 */
export function homeAssistantPackage(make: Make, baseUrl: string, key: string, printerId: string): string {
  const integration: Integration = INTEGRATIONS[make]
  const { status, fileName, progress, weight, idle, printing, ends, beforePrint, beforeReport } = integration
  const usage = weight === null ? '[]' : '[{"estimatedAmountMg": (grams * 1000) | round | int}] if grams > 0 else []'
  const events = Object.entries(ends).map(([state, event]) => `"${state}": "${event}"`)
  return `rest_command:
  print_log_event:
    url: ${baseUrl}/api/PrintEvents
    method: post
    content_type: application/json
    headers:
      X-Api-Key: ${key}
    payload: >-
${weight === null ? '' : `      {% set grams = states("${weight}") | float(0) %}\n`}      {{ {
        "event": event,
        "printerId": ${printerId},
        "jobId": states("${JOB}"),
        "fileName": states("${fileName}") if has_value("${fileName}") else none,
        "progressPercent": states("${progress}") | int(0),
        "filamentUsage": ${usage},
        "occurredDate": states("${JOB}") if event == "Started" else utcnow().isoformat()
      } | to_json }}

input_text:
  print_log_job:
    name: Print log job

automation:
  - id: print_log_start
    alias: "Print log: a print starts"
    mode: queued
    triggers:
      - trigger: state
        entity_id: ${status}
        from: ${idle}
        to: ${printing}
    actions:
${beforePrint}      - action: input_text.set_value
        target:
          entity_id: ${JOB}
        data:
          value: "{{ utcnow().isoformat() }}"
${beforeReport}      - action: rest_command.print_log_event
        data:
          event: Started
  - id: print_log_progress
    alias: "Print log: a print makes progress"
    mode: queued
    triggers:
      - trigger: state
        entity_id: ${progress}
    conditions:
      - '{{ is_state("${status}", "${printing}") and states("${JOB}") | length > 10 }}'
    actions:
      - action: rest_command.print_log_event
        data:
          event: Progress
  - id: print_log_end
    alias: "Print log: a print ends"
    mode: queued
    triggers:
      - trigger: state
        entity_id: ${status}
        to: [${Object.keys(ends).join(', ')}]
    conditions:
      - '{{ states("${JOB}") | length > 10 }}'
    actions:
      - action: rest_command.print_log_event
        data:
          event: '{{ {${events.join(', ')}}[trigger.to_state.state] }}'
`
}
