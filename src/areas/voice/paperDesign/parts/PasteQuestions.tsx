import { Button, Input, Space } from 'antd'
import { useState } from 'react'
import type { Asked } from '@/entities/voice/question'
import { Panel } from '@/kit/dialog/dialog'
import { useClosingTyped } from '@/kit/form/useClosing'
import { useT } from '@/locales'
import { linesIn, MAX_LINES, type Parsed, parsedFault, parseQuestions } from '../../parts/parsedQuestions'
import { type ParsedRow, ParsedTable } from '../../parts/ParsedTable'

interface Row extends ParsedRow {
  parsed: Parsed['asked']
}
const isSame = (a: Parsed['asked'], b: Parsed['asked']) => JSON.stringify(a) === JSON.stringify(b)

/** Returns the rows of a changed text. The rows of its unchanged questions keep their edits. */
const rowsOf = (found: readonly Parsed[], rows: readonly Row[]): Row[] => {
  const left = [...rows]
  return found.map((one) => {
    const at = left.findIndex(({ parsed }) => isSame(parsed, one.asked))
    const [kept] = at < 0 ? [] : left.splice(at, 1)
    return { ...one, asked: kept?.asked ?? one.asked, wanted: kept?.wanted ?? true, parsed: one.asked }
  })
}

export const PasteQuestions = ({
  room,
  add,
  onClose,
}: {
  /** Number of questions that can still be added. */
  room: number
  add: (questions: readonly Asked[]) => void
  onClose: () => void
}) => {
  const t = useT()
  const [text, setText] = useState('')
  const [rows, setRows] = useState<readonly Row[]>([])
  const read = (words: string) => {
    setText(words)
    setRows((now) => rowsOf(parseQuestions(words, t), now))
  }
  const lines = linesIn(text)
  const wanted = rows.filter((row) => row.wanted)
  const { close, question } = useClosingTyped(text.trim() !== '', t('paperDesign.paste'), onClose)
  return (
    <Panel
      open
      width={960}
      title={t('paperDesign.paste')}
      onClose={close}
      footer={
        <Space>
          <Button onClick={close}>{t('kit.cancel')}</Button>
          <Button
            type="primary"
            disabled={!wanted.length || wanted.length > room || lines > MAX_LINES}
            onClick={() => add(wanted.map(({ asked }) => asked))}
          >
            {t('paperDesign.addMany', { count: wanted.length })}
          </Button>
        </Space>
      }
    >
      <Input.TextArea
        rows={8}
        value={text}
        aria-label={t('paperDesign.pasteText')}
        placeholder={t('parsedQuestions.hint')}
        status={lines > MAX_LINES ? 'error' : undefined}
        onChange={({ target }) => read(target.value)}
      />
      <span className="quiet">{t('parsedQuestions.lines', { count: lines, max: MAX_LINES })}</span>
      {rows.length > 0 && (
        <>
          <p role="status">{t('paperDesign.read', { count: rows.length })}</p>
          <ParsedTable
            rows={rows.map((row) => {
              const fault = parsedFault(row, false, t)
              return fault ? { ...row, tone: 'warning', note: fault } : row
            })}
            change={(key, to) => setRows(rows.map((row) => (row.key === key ? { ...row, ...to } : row)))}
          />
        </>
      )}
      {question}
    </Panel>
  )
}
