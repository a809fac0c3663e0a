import {
  CopyOutlined,
  DeleteOutlined,
  HolderOutlined,
  RedoOutlined,
  SplitCellsOutlined,
  UndoOutlined,
} from '@ant-design/icons'
import { Button, Empty, Input, Space } from 'antd'
import { type KeyboardEvent, memo, type ReactNode, useMemo, useRef, useState } from 'react'
import * as questionnaires from '@/api/voice/questionnaires'
import { notify } from '@/api/notices'
import { isYes } from '@/entities/field'
import type { PaperQuestion } from '@/entities/voice/paperQuestion'
import {
  breakTurned,
  dependents,
  inserted,
  isConditionAlive,
  MAX_PAGES,
  MAX_QUESTIONS,
  mayMove,
  moved,
  pageCount,
  removed,
  startsPage,
} from '@/entities/voice/paperRules'
import { question } from '@/entities/voice/question'
import { askedFaults, columnsOf, isMatrix, linesOf, newAsked } from '@/entities/voice/questionRules'
import { useLoad } from '@/kit/data/load'
import { useLatest } from '@/kit/data/useLatest'
import { ConfirmDialog, type Confirmation } from '@/kit/dialog/ConfirmDialog'
import type { ControlProps } from '@/kit/form/controls'
import { CLEAR } from '@/kit/show/boxIcons'
import { named, optionName } from '@/kit/show/format'
import { Mark } from '@/kit/show/kinds'
import { MoveButtons, Sortable, useNewPlace, useSortedRow } from '@/kit/show/Sortable'
import { SplitPane } from '@/kit/show/SplitPane'
import { matchesWords } from '@/lib/foldText'
import { letterOf } from '@/lib/letterOf'
import { useT } from '@/locales'
import { conditionWords } from '../../parts/conditionWords'
import { COPY, Palette, typeIn } from './Palette'
import { copyOf, rowOf } from './paperValues'
import { PasteQuestions } from './PasteQuestions'
import { type QuestionChange, QuestionSide } from './QuestionSide'

const STEPS = 50
/** Number of questions from which on a search is offered. */
const SEARCHED_FROM = 20
const BANK = questionnaires.listBank.query({}, { quiet: true })
const FACE_OPTIONS = 4

type CardAct = 'choose' | 'up' | 'down' | 'copy' | 'remove' | 'turnBreak'
interface CardProps {
  one: PaperQuestion
  no: number
  starts: boolean
  chosen: boolean
  fault: string | undefined
  condition: string
  fixed: boolean
  full: boolean
  act: (what: CardAct, id: string) => void
}

const Card = memo(({ one, no, starts, chosen, fault, condition, fixed, full, act }: CardProps) => {
  const t = useT()
  const { row, handle } = useSortedRow(one.rowId, { disabled: fixed })
  const title = one.title.trim() || t('questionView.noTitle')
  const name = `${no}. ${title}`
  const faces = (isMatrix(one) ? linesOf(one) : columnsOf(one)).map(({ optionText }) => optionText).filter(Boolean)
  const onKey = (event: KeyboardEvent) => {
    if (fixed) return
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    if (event.altKey && event.key === 'ArrowUp') act('up', one.rowId)
    else if (event.altKey && event.key === 'ArrowDown') act('down', one.rowId)
    else if (isCommand && letterOf(event) === 'd') act('copy', one.rowId)
    else if (event.key === 'Delete') act('remove', one.rowId)
    else return
    event.preventDefault()
  }
  return (
    <li {...row} className="design-card" data-chosen={chosen}>
      {!fixed && (
        <button type="button" className="question-grip" aria-label={named(t('rowOrder.handle'), name)} {...handle}>
          <HolderOutlined />
        </button>
      )}
      <button
        type="button"
        className="design-pick"
        data-row={one.rowId}
        aria-pressed={chosen}
        onClick={() => act('choose', one.rowId)}
        onKeyDown={onKey}
      >
        <span>
          <bdi>{name}</bdi>
          {isYes(one.requiredFlag) && <em aria-hidden> *</em>}
        </span>
        <small className="design-face">
          {optionName(t, question.questionType, one.questionType)}
          {faces.length > 0 && (
            <bdi>
              {` · ${faces.slice(0, FACE_OPTIONS).join(' / ')}`}
              {faces.length > FACE_OPTIONS && ` +${faces.length - FACE_OPTIONS}`}
            </bdi>
          )}
        </small>
        {(fault !== undefined || condition || isYes(one.scoreFlag)) && (
          <span className="design-marks">
            {isYes(one.scoreFlag) && <Mark>{t(question.scoreFlag.label)}</Mark>}
            {condition && <small className="design-face">{t('paperDesign.shownIf', { condition })}</small>}
            {fault !== undefined && <small className="question-fault">{fault}</small>}
          </span>
        )}
      </button>
      {chosen && !fixed && (
        <span className="design-tools">
          <MoveButtons id={one.rowId} name={name} />
          {no > 1 && (
            <Button
              size="small"
              type="text"
              icon={<SplitCellsOutlined />}
              aria-pressed={starts}
              title={t(starts ? 'paperDesign.joinPage' : 'paperDesign.newPage')}
              aria-label={named(t(starts ? 'paperDesign.joinPage' : 'paperDesign.newPage'), name)}
              onClick={() => act('turnBreak', one.rowId)}
            />
          )}
          <Button
            size="small"
            type="text"
            icon={<CopyOutlined />}
            disabled={full}
            title={t('kit.duplicate')}
            aria-label={named(t('kit.duplicate'), name)}
            onClick={() => act('copy', one.rowId)}
          />
          <Button
            size="small"
            type="text"
            icon={<DeleteOutlined />}
            title={t('kit.delete')}
            aria-label={named(t('kit.delete'), name)}
            onClick={() => act('remove', one.rowId)}
          />
        </span>
      )}
    </li>
  )
})

const Cards = ({
  questions,
  cardOf,
}: {
  questions: readonly PaperQuestion[]
  cardOf: (one: PaperQuestion) => ReactNode
}) => {
  const t = useT()
  const { area, line } = useNewPlace()
  return (
    <div ref={area}>
      {questions.length === 0 && <Empty description={t('questionRule.noQuestion')} />}
      <ol className="design-cards" aria-label={t('paperDesign.questions')}>
        {questions.flatMap((one, at) => [
          (at === 0 || one.pageNo !== questions[at - 1]?.pageNo) && pageCount(questions) > 1 && (
            <li key={`page ${one.pageNo}`} className="design-page">
              {t('paperDesign.page', { no: one.pageNo })}
            </li>
          ),
          line === at && <li key="line" className="design-line" aria-hidden />,
          cardOf(one),
        ])}
        {line === questions.length && <li className="design-line" aria-hidden />}
      </ol>
    </div>
  )
}

interface QuestionBuilderProps extends ControlProps<PaperQuestion[]> {
  chosen: string | undefined
  choose: (id: string | undefined) => void
  /** True if all faults of the selected question are shown. */
  strict: boolean
}

/**
 * Editor with types and bank on the left, questions by page in the middle, settings on the right. Questions are
 * sorted with the pointer, with the keyboard at the handle, or with Alt and the arrow keys. A condition cannot
 * precede the question to which it refers. The last fifty steps can be undone.
 */
export const QuestionBuilder = ({
  value = [],
  onChange,
  disabled = false,
  chosen,
  choose,
  strict,
}: QuestionBuilderProps) => {
  const t = useT()
  const [past, setPast] = useState<readonly { what: string; questions: PaperQuestion[] }[]>([])
  const [future, setFuture] = useState<readonly PaperQuestion[][]>([])
  const [words, setWords] = useState('')
  const [asked, setAsked] = useState<{ question: Confirmation; id: string }>()
  const [pasting, setPasting] = useState(false)
  const steps = useRef(0)
  const list = useRef<HTMLDivElement>(null)
  const { data, error, first, retry } = useLoad(BANK)
  const readAgain = useLatest(retry)
  const bank = useMemo(() => ({ data, error, first, retry: readAgain }), [data, error, first, readAgain])
  const full = value.length >= MAX_QUESTIONS
  const isSought = words.trim() !== '' && value.length >= SEARCHED_FROM
  /** Successive changes of one setting of one question are one undo step. */
  const apply = (next: PaperQuestion[], what = `step ${++steps.current}`) => {
    if (past.at(-1)?.what !== what) setPast([...past, { what, questions: value }].slice(-STEPS))
    setFuture([])
    onChange?.(next)
  }
  const undo = () => {
    const before = past.at(-1)
    if (!before) return
    setPast(past.slice(0, -1))
    setFuture([...future, value])
    onChange?.(before.questions)
  }
  const redo = () => {
    const after = future.at(-1)
    if (!after) return
    setFuture(future.slice(0, -1))
    setPast([...past, { what: `redo ${++steps.current}`, questions: value }])
    onChange?.(after)
  }
  const placeOf = (id: string | undefined) => value.findIndex(({ rowId }) => rowId === id)
  const focus = (id: string) =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus())
  const put = (from: number, to: number): boolean => {
    if (to < 0 || to >= value.length || from === to) return false
    if (!mayMove(value, from, to)) {
      notify('warning', t('questionRule.logic'))
      return false
    }
    apply(moved(value, from, to))
    return true
  }
  const insert = (added: readonly PaperQuestion[], place?: number) => {
    const behind = placeOf(chosen)
    const at = place ?? (behind < 0 ? value.length : behind + 1)
    const room = added.slice(0, MAX_QUESTIONS - value.length)
    const [begun] = room
    if (!begun) return notify('warning', t('questionRule.maxQuestions', { max: MAX_QUESTIONS }))
    apply(room.reduce((all, one, by) => inserted(all, at + by, one), [...value]))
    choose(begun.rowId)
  }
  const add = useLatest((kind: string, place?: number) => {
    const type = typeIn(kind)
    const row = kind.startsWith(COPY) ? bank.data?.find(({ id }) => `${COPY}${id}` === kind) : undefined
    if (row) insert([copyOf(row)], place)
    else if (type !== undefined) insert([rowOf(newAsked(type))], place)
  })
  const remove = (id: string) => {
    apply(removed(value, id))
    const at = placeOf(id)
    const next = value[at + 1] ?? value[at - 1]
    choose(next?.rowId)
    if (next) focus(next.rowId)
  }
  const shift = (id: string, by: number) => {
    if (put(placeOf(id), placeOf(id) + by)) focus(id)
  }
  const askRemove = ({ rowId, title }: PaperQuestion) => {
    const about = dependents(value, rowId)
    setAsked({
      id: rowId,
      question: {
        title: t('paperDesign.deleteAsk', { name: title.trim() || t('questionView.noTitle') }),
        effect: about.length ? t('paperDesign.dependents', { numbers: about.join(t('kit.listComma')) }) : undefined,
        okText: t('kit.delete'),
        danger: true,
      },
    })
  }
  const turnBreak = (place: number) => {
    const next = breakTurned(value, place)
    if (pageCount(next) > MAX_PAGES) notify('warning', t('questionRule.maxPages', { max: MAX_PAGES }))
    else apply(next)
  }
  const act = useLatest((what: CardAct, id: string) => {
    const place = placeOf(id)
    const one = value[place]
    if (what === 'choose') choose(id)
    else if (what === 'up') shift(id, -1)
    else if (what === 'down') shift(id, 1)
    else if (what === 'turnBreak') turnBreak(place)
    else if (!one) return
    else if (what === 'remove') askRemove(one)
    else insert([{ ...rowOf(one), showIf: one.showIf, weight: one.weight }], place + 1)
  })
  const change = useLatest((id: string, to: QuestionChange) => {
    const place = placeOf(id)
    const now = value[place]
    if (!now) return
    const changes = typeof to === 'function' ? to(now) : to
    apply(value.with(place, { ...now, ...changes }), `${id} ${Object.keys(changes).join()}`)
  })
  const key = value.map(({ rowId }) => rowId).join()
  const ids = useMemo(() => (key ? key.split(',') : []), [key])
  const nameOf = useLatest((id: string) => value[placeOf(id)]?.title.trim() || t('questionView.noTitle'))
  const move = useLatest((from: number, to: number) => void put(from, to))
  const shown = isSought ? value.filter(({ title }) => matchesWords(title, words.trim())) : value
  const faultOf = (one: PaperQuestion, at: number) =>
    isConditionAlive(value, at) ? askedFaults(one, false, t)[0]?.text : t('questionRule.logic')
  const at = placeOf(chosen)
  const current = value[at]
  const main = (
    <Sortable ids={ids} nameOf={nameOf} move={move} insert={add} disabled={disabled || isSought}>
      <div ref={list} className="design-main" data-fixed={disabled}>
        {!disabled && (
          <Palette full={full} bank={bank} used={value.map(({ questionId }) => questionId).join()} add={add} />
        )}
        <div>
          <div className="design-bar">
            <strong>{t('paperDesign.count', { count: value.length, max: MAX_QUESTIONS })}</strong>
            <Space wrap>
              {value.length >= SEARCHED_FROM && (
                <Input
                  size="small"
                  value={words}
                  allowClear={CLEAR}
                  placeholder={t('paperDesign.find')}
                  aria-label={t('paperDesign.find')}
                  onChange={({ target }) => setWords(target.value)}
                  onPressEnter={(event) => event.preventDefault()}
                />
              )}
              {!disabled && (
                <>
                  <Button size="small" disabled={full} onClick={() => setPasting(true)}>
                    {t('paperDesign.paste')}
                  </Button>
                  <Button size="small" icon={<UndoOutlined />} disabled={!past.length} onClick={undo}>
                    {t('kit.undo')}
                  </Button>
                  <Button size="small" icon={<RedoOutlined />} disabled={!future.length} onClick={redo}>
                    {t('paperDesign.redo')}
                  </Button>
                </>
              )}
            </Space>
          </div>
          <Cards
            questions={shown}
            cardOf={(one) => {
              const place = one.sort - 1
              return (
                <Card
                  key={one.rowId}
                  one={one}
                  no={one.sort}
                  starts={startsPage(value, place)}
                  chosen={one.rowId === chosen}
                  fault={disabled ? undefined : faultOf(one, place)}
                  condition={conditionWords(value, one.showIf, t)}
                  fixed={disabled}
                  full={full}
                  act={act}
                />
              )
            }}
          />
        </div>
      </div>
    </Sortable>
  )
  return (
    <>
      <SplitPane
        name="paperDesign"
        label={t('paperDesign.sideWidth')}
        width={420}
        title={t('paperDesign.side')}
        main={main}
        onClose={() => choose(undefined)}
        side={
          current && (
            <QuestionSide
              key={current.rowId}
              questions={value}
              at={at}
              bank={bank.data ?? undefined}
              disabled={disabled}
              strict={strict}
              change={(to) => change(current.rowId, to)}
            />
          )
        }
      />
      {pasting && (
        <PasteQuestions
          room={MAX_QUESTIONS - value.length}
          add={(all) => {
            insert(all.map((one) => rowOf(one)))
            setPasting(false)
          }}
          onClose={() => setPasting(false)}
        />
      )}
      <ConfirmDialog
        busy={false}
        question={asked?.question}
        onCancel={() => setAsked(undefined)}
        onOk={() => {
          setAsked(undefined)
          if (asked) remove(asked.id)
        }}
      />
    </>
  )
}
