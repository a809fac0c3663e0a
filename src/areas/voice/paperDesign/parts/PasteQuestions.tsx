import { Button, Input, Space } from 'antd'
import { useState } from 'react'
import type { Asked } from '@/entities/voice/question'
import { Panel } from '@/kit/dialog/dialog'
import { useT } from '@/locales'
import { MAX_LINES, parsedFault, parseQuestions } from '../../parts/parsedQuestions'
import { type ParsedRow, ParsedTable } from '../../parts/ParsedTable'

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
  const [rows, setRows] = useState<readonly ParsedRow[]>([])
  const read = (words: string) => {
    setText(words)
    setRows(parseQuestions(words, t).map((one) => ({ ...one, wanted: true })))
  }
  const wanted = rows.filter((row) => row.wanted)
  return (
    <Panel
      open
      width={960}
      title={t('paperDesign.paste')}
      onClose={onClose}
      footer={
        <Space>
          <Button onClick={onClose}>{t('kit.cancel')}</Button>
          <Button
            type="primary"
            disabled={!wanted.length || wanted.length > room}
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
        onChange={({ target }) => read(target.value.split('\n').slice(0, MAX_LINES).join('\n'))}
      />
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
    </Panel>
  )
}
