import { useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'

export const useNps = () => {
  const { count } = useFormats()
  return (value: unknown): string => {
    const nps = numberIn(value)
    return nps !== null && nps > 0 ? `+${count(nps)}` : count(value)
  }
}
