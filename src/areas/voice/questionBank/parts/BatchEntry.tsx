import { Alert, Button, Empty, Flex, Input, Progress, Space } from 'antd'
import { useEffect, useMemo, useRef, useState } from 'react'
import * as questionnaires from '@/api/voice/questionnaires'
import { cell } from '@/api/refs'
import { cleaned } from '@/entities/voice/questionRules'
import { useLoad } from '@/kit/data/load'
import { useAction } from '@/kit/data/useAction'
import { useDraftText } from '@/kit/form/draft'
import { useLeave } from '@/kit/page/back'
import { useScreen } from '@/kit/page/screen'
import { CellLink } from '@/kit/show/kinds'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { to } from '@/routes'
import { QUESTION } from '../../parts/links'
import { linesIn, MAX_AT_ONCE, MAX_LINES, parsedFault, parseQuestions } from '../../parts/parsedQuestions'
import { type ParsedRow, ParsedTable } from '../../parts/ParsedTable'

interface Row extends ParsedRow {
  /** Result of the request: the id of the new question, or the reason for the rejection. */
  madeId?: string
  refused?: string
}
const BANK = questionnaires.listBank.query({}, { quiet: true })

/**
 * Enters many questions: parsed from a pasted list, reviewed in a table, then sent one by one. Failed ones stay with
 * the reason.
 */
export const BatchEntry = () => {
  const t = useT()
  const leave = useLeave()
  const { setDirty } = useScreen()
  const { text, setText, offer } = useDraftText('questionBatch')
  const [rows, setRows] = useState<readonly Row[]>([])
  const [done, setDone] = useState<{ count: number; of: number }>()
  const { act, busy } = useAction()
  const stopped = useRef(false)
  const { data: bank } = useLoad(BANK)
  const known = useMemo(() => new Set(bank?.map(({ title }) => title.trim())), [bank])
  const lines = linesIn(text)
  const read = () => {
    const found = parseQuestions(text, t)
    setRows(found.map((one) => ({ ...one, wanted: !known.has(one.asked.title.trim()) })))
  }
  const shown = rows.map((row): Row => {
    if (row.madeId !== undefined)
      return {
        ...row,
        wanted: false,
        tone: 'done',
        note: row.madeId ? (
          <CellLink to={to(QUESTION, { id: row.madeId })}>{t('questionBank.entered')}</CellLink>
        ) : (
          t('questionBank.entered')
        ),
      }
    const fault = row.refused ?? parsedFault(row, true, t)
    if (fault) return { ...row, tone: 'error', note: fault }
    return known.has(row.asked.title.trim()) ? { ...row, tone: 'warning', note: t('questionBank.known') } : row
  })
  const wanted = shown.filter((row) => row.wanted)
  const isWrong = wanted.some((row) => row.tone === 'error' && row.refused === undefined)
  const isDirty = text.trim() !== '' && !(rows.length > 0 && shown.every((row) => row.tone === 'done'))
  useEffect(() => setDirty(isDirty), [isDirty, setDirty])
  const set = (key: string, change: Partial<Row>) =>
    setRows((now) => now.map((row) => (row.key === key ? { ...row, ...change } : row)))
  const enter = () => {
    stopped.current = false
    const batch = wanted
    void act(async () => {
      let left = batch.length
      for (const [at, row] of batch.entries()) {
        setDone({ count: at, of: batch.length })
        if (stopped.current) break
        try {
          const made = await questionnaires.createQuestion(cleaned(row.asked), { quiet: true })
          set(row.key, { madeId: plain(cell('id', made)), refused: undefined })
          left--
        } catch (error) {
          set(row.key, { refused: error instanceof Error ? error.message : '' })
        }
      }
      setDone(undefined)
      if (left === 0) setText('')
    })
  }
  const refused = shown.filter((row) => row.refused !== undefined).length
  const made = shown.filter((row) => row.madeId !== undefined).length
  return (
    <section className="card" aria-label={t('questionBank.batch')}>
      {offer}
      <div className="batch-entry">
        <div>
          <label htmlFor="batch-text">{t('questionBank.batchText')}</label>
          <Input.TextArea
            id="batch-text"
            rows={16}
            value={text}
            disabled={busy}
            placeholder={t('parsedQuestions.hint')}
            status={lines > MAX_LINES ? 'error' : undefined}
            onChange={({ target }) => setText(target.value)}
          />
          <Flex justify="space-between" align="center" className="batch-foot">
            <span className="quiet">{t('parsedQuestions.lines', { count: lines, max: MAX_LINES })}</span>
            <Button disabled={!text.trim() || lines > MAX_LINES || busy} onClick={read}>
              {t('questionBank.read')}
            </Button>
          </Flex>
        </div>
        <div>
          {shown.length === 0 && <Empty description={t('questionBank.nothingRead')} />}
          {shown.length > 0 && (
            <>
              <Flex justify="space-between" align="center" wrap gap={8} className="space-below-sm">
                <span role="status">
                  {made || refused
                    ? t('questionBank.result', { good: made, bad: refused })
                    : t('questionBank.found', { count: shown.length, wanted: wanted.length })}
                </span>
                <Space wrap>
                  {done && (
                    <>
                      <Progress
                        className="batch-progress"
                        percent={Math.round((done.count / done.of) * 100)}
                        aria-label={t('questionBank.enter')}
                      />
                      <Button
                        onClick={() => {
                          stopped.current = true
                        }}
                      >
                        {t('bulk.stop')}
                      </Button>
                    </>
                  )}
                  <Button onClick={leave}>{t('kit.toList')}</Button>
                  <Button
                    type="primary"
                    loading={busy}
                    disabled={!wanted.length || wanted.length > MAX_AT_ONCE || isWrong}
                    onClick={enter}
                  >
                    {refused > 0 ? t('bulk.retry', { count: wanted.length }) : t('questionBank.enter')}
                  </Button>
                </Space>
              </Flex>
              {wanted.length > MAX_AT_ONCE && (
                <Alert type="warning" showIcon title={t('questionRule.maxQuestions', { max: MAX_AT_ONCE })} />
              )}
              <ParsedTable
                rows={shown}
                disabled={busy}
                change={(key, change) => set(key, { ...change, refused: undefined })}
              />
            </>
          )}
        </div>
      </div>
    </section>
  )
}
