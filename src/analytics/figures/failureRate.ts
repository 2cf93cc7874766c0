import type { FailureRateDto } from '../../../generated/api.d.ts'
import { Coverage, percentage } from './coverage.ts'
import { MIN_SAMPLES } from './ratioHistogram.ts'

/** The 97.5 % quantile of the standard normal distribution: that of an interval with a confidence of 95 %. */
const Z = 1.959964

/** The share of failed prints in finished ones; without percentages for a small sample (docs/domain.md, "Figures"). */
export function failureRate(failed: number, finished: number): FailureRateDto {
  const coverage = new Coverage()
  if (finished < MIN_SAMPLES) {
    coverage.exclude('SampleTooSmall', finished)
    return { percent: null, lowPercent: null, highPercent: null, sampleCount: finished, coverage: coverage.toDto() }
  }
  coverage.count(finished)
  const [low, high] = wilsonInterval(failed, finished)
  return {
    percent: percentage(failed, finished),
    lowPercent: percentage(low, 1),
    highPercent: percentage(high, 1),
    sampleCount: finished,
    coverage: coverage.toDto(),
  }
}

/**
 * The Wilson score interval of a share, from 0 to 1: E. B. Wilson, "Probable inference, the law of succession, and statistical
 * inference", Journal of the American Statistical Association 22 (1927), pages 209 to 212. Unlike the normal approximation, it is
 * right for few prints, and for shares of 0 and 1.
 */
function wilsonInterval(part: number, whole: number): readonly [low: number, high: number] {
  const share = part / whole
  const weight = Z ** 2 / whole
  const center = (share + weight / 2) / (1 + weight)
  const half = (Z / (1 + weight)) * Math.sqrt((share * (1 - share)) / whole + weight / whole / 4)
  return [Math.max(0, center - half), Math.min(1, center + half)]
}
