import { Input } from 'antd'
import { useLayoutEffect, useRef, useState } from 'react'
import type { ControlProps } from '@/kit/form/controls'

const tidied = (text: string) => text.replaceAll(/[\s·]/g, '').toUpperCase()

/** A VIN or a plate: capitals, without blanks and dots. Text under composition stays as it is typed. */
export const CapitalsBox = ({ value = '', onChange, ...rest }: ControlProps<string> & { maxLength?: number }) => {
  const [composed, setComposed] = useState<string>()
  const caret = useRef<{ input: HTMLInputElement; at: number }>(undefined)
  useLayoutEffect(() => {
    // Writing the tidied text moves the caret to its end.
    caret.current?.input.setSelectionRange(caret.current.at, caret.current.at)
    caret.current = undefined
  })
  const take = (input: HTMLInputElement) => {
    const text = tidied(input.value)
    setComposed(undefined)
    if (text !== input.value)
      caret.current = { input, at: tidied(input.value.slice(0, input.selectionStart ?? text.length)).length }
    onChange?.(text)
  }
  return (
    <Input
      {...rest}
      className="digits"
      autoComplete="off"
      value={composed ?? value}
      onCompositionStart={(event) => setComposed(event.currentTarget.value)}
      onCompositionEnd={(event) => take(event.currentTarget)}
      onChange={(event) => {
        if (composed === undefined) take(event.target)
        else setComposed(event.target.value)
      }}
    />
  )
}
