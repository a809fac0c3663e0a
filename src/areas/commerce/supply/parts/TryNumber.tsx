import { Input } from 'antd'
import { useState } from 'react'
import { useT } from '@/locales'

/** A pattern, or undefined where a text is none. */
export const patternOf = (text: string): RegExp | undefined => {
  try {
    return new RegExp(text)
  } catch {
    return undefined
  }
}

/** Tries a tracking number against the pattern of a carrier's numbers. */
export const TryNumber = ({ rule }: { rule: string }) => {
  const t = useT()
  const [number, setNumber] = useState('')
  const pattern = rule ? patternOf(rule) : undefined
  if (!pattern) return null
  const fits = pattern.test(number.trim())
  return (
    <div className="try-number space-below">
      <Input
        value={number}
        maxLength={40}
        aria-label={t('supply.tryNumber')}
        placeholder={t('supply.tryNumber')}
        onChange={(event) => setNumber(event.target.value)}
      />
      <span role="status" data-fits={fits}>
        {number.trim() && t(fits ? 'supply.numberFits' : 'supply.numberFitsNot')}
      </span>
    </div>
  )
}
