import { Spin } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { AnyCall } from '@/api/call'
import { usePoll } from '@/kit/data/poll'
import { isRecord } from '@/lib/json'
import { useT } from '@/locales'

/** The interval at which rows that move by themselves are read again, and the time it lasts, in ms. */
export interface Pace {
  everyMs: number
  forMs: number
}

const rowsIn = (answer: unknown): unknown[] =>
  isRecord(answer) && Array.isArray(answer.records) ? answer.records : [answer]

/** Reads what is on screen of a call again while a row of it moves by itself, each row for the same time. */
export const useMovesPoll = (call: AnyCall, isMoving: (status: unknown) => boolean, { everyMs, forMs }: Pace): void => {
  const since = useRef(new Map<unknown, number>())
  const wants = (answer: unknown): boolean => {
    const now = Date.now()
    return rowsIn(answer).some((row) => {
      if (!isRecord(row)) return false
      if (!isMoving(row.status)) {
        since.current.delete(row.id)
        return false
      }
      const first = since.current.get(row.id) ?? now
      since.current.set(row.id, first)
      return now - first < forMs
    })
  }
  usePoll([call.method, call.path], wants, everyMs)
}

/** A state that changes by itself: it spins while it is read again, then asks for a later look. */
export const Moving = ({ forMs, children }: { forMs: number; children: ReactNode }) => {
  const t = useT()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), forMs)
    return () => clearTimeout(timer)
  }, [forMs])
  return (
    <>
      {children} {isLate ? <span className="quiet">{t('vehicleControl.refreshLater')}</span> : <Spin size="small" />}
    </>
  )
}
