import { useMemo } from 'react'
import { useLanguage } from '@/locales'

export const useDayNames = () => {
  const language = useLanguage()
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) => {
      const made = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { ...options, timeZone: 'UTC' })
      return (date: string): string => made.format(Date.parse(`${date}T00:00:00Z`))
    }
    return {
      /** 11月28日周六 */
      full: format({ month: 'long', day: 'numeric', weekday: 'short' }),
      /** 11/28 */
      short: format({ month: 'numeric', day: 'numeric' }),
      weekday: format({ weekday: 'short' }),
    }
  }, [language])
}
