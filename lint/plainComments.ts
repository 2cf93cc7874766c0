import type { Rule } from 'eslint'

/** A wording that comments avoid, and the plain one. */
interface Wording {
  readonly avoid: RegExp
  readonly instead: string
}

/** The wordings of docs/writing.md, "Words to avoid in comments". */
const WORDINGS: readonly Wording[] = [
  {
    avoid: /^(?:What|Whose|Who|Whom|Which|Whatever|Whoever)\b(?!.*\?)/,
    instead: 'begin with the noun, such as "Settings of …"',
  },
  { avoid: /(?<!\bthere )\b(?:is|are|was|were) no\b(?! (?:longer|more)\b)/i, instead: '"is not a", or say what it is' },
  { avoid: /\b(?:is|are|was|were) to be\b/i, instead: '"must"' },
  { avoid: /\b(?:not to|cannot) be had\b/i, instead: '"not available"' },
  { avoid: /\b(?:whatever|whichever)\b/i, instead: '"any", or "regardless of"' },
  { avoid: /\b(?:whoever|whomever)\b/i, instead: '"anyone who", or name who it is' },
  { avoid: /\bbeside\b/i, instead: '"next to", "besides" or "in parallel"' },
  { avoid: /\banew\b/i, instead: '"again"' },
  { avoid: /\bso many\b/i, instead: 'the number, or "this many"' },
  { avoid: /\bowner['’]s hand\b/i, instead: '"by its owner"' },
  { avoid: /\breckon/i, instead: '"calculate" or "count"' },
  { avoid: /\b(?:tells?|told|telling) of\b/i, instead: '"describes", "reports" or "is notified of"' },
  { avoid: /\bof its own accord\b/i, instead: '"by itself"' },
  { avoid: /\bthat (?:is|are) named `/i, instead: '"named `p`"' },
  { avoid: /\blikewise below\b/i, instead: 'repeat the description' },
  { avoid: /\bput off\b/i, instead: '"postpone"' },
  { avoid: /\bin vain\b/i, instead: '"without success"' },
  { avoid: /\bpictures?\b(?!\/)/i, instead: '"image"' },
]

/** Comments use plain English: docs/writing.md. */
export const plainComments: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { wording: 'Write plainly instead of "{{found}}": {{instead}} (docs/writing.md).' },
  },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const text = plainText(comment.value)
          for (const { avoid, instead } of WORDINGS) {
            const found = avoid.exec(text)?.[0]
            if (found === undefined || !comment.loc) continue
            context.report({ loc: comment.loc, messageId: 'wording', data: { found, instead } })
          }
        }
      },
    }
  },
}

/** The text of a comment in one line, without the asterisks of a block. */
function plainText(comment: string): string {
  return comment
    .replace(/\n\s*\*/g, ' ')
    .replace(/^\*/, '')
    .replace(/\s+/g, ' ')
    .trim()
}
