import { useEffect, useState } from 'preact/hooks'

/**
 * Returns a value that follows another one after a pause, such as a text that is being typed.
 * @param pauseMs the pause, in milliseconds
 */
export function useDelayed<Value>(value: Value, pauseMs: number): Value {
  const [delayed, setDelayed] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return delayed
}
