import './questions.css'
import { Flex, Input, Select, Switch } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import * as files from '@/api/system/files'
import { is, isYes } from '@/entities/field'
import { type Asked, question, type QuestionOption, type QuestionType, questionType } from '@/entities/voice/question'
import {
  type AskedFault,
  askedFaults,
  COLUMN_COUNTS,
  columnsOf,
  dropsOptions,
  evenScores,
  isChoice,
  isMatrix,
  isRated,
  isScoreable,
  isScored,
  isText,
  linesOf,
  optionCounts,
  retyped,
  withOptions,
} from '@/entities/voice/questionRules'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import { Day, NumberBox } from '@/kit/form/controls'
import { ImagesBox } from '@/kit/form/ImagesBox'
import { BY_LABEL } from '@/kit/form/search'
import type { PictureLimits } from '@/kit/form/uploadPictures'
import { CLEAR } from '@/kit/show/boxIcons'
import { optionName } from '@/kit/show/format'
import { useT } from '@/locales'
import { OptionEditor } from './OptionEditor'

const MARKS = ['otherFlag', 'exclusiveFlag'] as const
const OTHER = ['otherFlag'] as const
const IMAGE_LIMITS: PictureLimits = { types: ['jpg', 'png'], megabytes: 1, gifMegabytes: 1 }

interface QuestionEditorProps {
  asked: Asked
  change: (to: Partial<Asked> | ((now: Asked) => Partial<Asked>)) => void
  /** The question bank requires a category. */
  inBank?: boolean
  disabled?: boolean
  /** The question type can no longer be changed. */
  fixed?: boolean
  /** Also shows the faults of settings that were not touched yet. */
  strict: boolean
}

const entry = <K extends keyof Asked>(key: K, value: Asked[K]): Partial<Asked> =>
  // The key is a question key and the value has its type.
  ({ [key]: value }) as Partial<Asked>

const Property = ({
  label,
  fault,
  hint,
  children,
}: {
  label: string
  fault?: string
  hint?: string
  children: (id: string) => ReactNode
}) => {
  const id = useId()
  return (
    <div className="question-property">
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {hint && <small className="quiet">{hint}</small>}
      {fault && (
        <p role="alert" className="question-fault">
          {fault}
        </p>
      )}
    </div>
  )
}

/**
 * Renders all settings of a question, edited in place. Settings that do not apply to its type are hidden. A type
 * change that would drop options requires confirmation.
 */
export const QuestionEditor = ({
  asked,
  change,
  inBank = false,
  disabled = false,
  fixed = false,
  strict,
}: QuestionEditorProps) => {
  const t = useT()
  const [wanted, setWanted] = useState<QuestionType>()
  const [touched, setTouched] = useState<ReadonlySet<keyof Asked>>(new Set())
  const { questionType: type, options } = asked
  const faults = disabled ? [] : askedFaults(asked, inBank, t)
  const faultOf = (field: keyof Asked) =>
    strict || touched.has(field) ? faults.find((one) => one.field === field)?.text : undefined
  const touch = (field: keyof Asked) => setTouched((now) => (now.has(field) ? now : new Set(now).add(field)))
  const set = (to: Partial<Asked>) => change(to)
  const retype = (to: QuestionType) => {
    change(retyped(asked, to))
    setWanted(undefined)
  }
  const shownOptionFaults: readonly AskedFault[] =
    strict || touched.has('options') ? faults.filter(({ field }) => field === 'options') : []
  const scored = isScored(asked)
  const setOptions = (next: QuestionOption[]) => {
    touch('options')
    set({ options: next })
  }
  const setPicture = (id: string, image: string) => {
    touch('options')
    change((now) => ({ options: now.options.map((one) => (one.optionId === id ? { ...one, image } : one)) }))
  }
  const counts = optionCounts(asked)
  const text = (field: 'title' | 'tip' | 'lowLabel' | 'highLabel', rows = 0) => (
    <Property key={field} label={t(question[field].label)} fault={faultOf(field)}>
      {(id) => {
        const box = {
          id,
          value: asked[field],
          disabled,
          status: faultOf(field) ? ('error' as const) : undefined,
          'aria-invalid': faultOf(field) ? true : undefined,
          count: { show: true, max: question[field].max, strategy: (words: string) => [...words.trim()].length },
          onBlur: () => touch(field),
          onChange: ({ target }: { target: { value: string } }) => set(entry(field, target.value)),
        }
        return rows ? <Input.TextArea {...box} rows={rows} className="grow-text" /> : <Input {...box} />
      }}
    </Property>
  )
  const number = (
    field: 'minSelect' | 'maxSelect' | 'maxScore' | 'maxLength',
    min: number,
    max: number,
    label?: string,
  ) => (
    <Property key={field} label={label ?? t(question[field].label)} fault={faultOf(field)}>
      {(id) => (
        <NumberBox
          id={id}
          value={asked[field] ?? null}
          min={min}
          max={max}
          precision={0}
          disabled={disabled}
          aria-invalid={faultOf(field) ? true : undefined}
          onChange={(value) => {
            touch(field)
            set(entry(field, value ?? undefined))
          }}
        />
      )}
    </Property>
  )
  const flag = (
    field: 'requiredFlag' | 'scoreFlag' | 'lowReasonFlag',
    on = (value: 0 | 1): Partial<Asked> => entry(field, value),
  ) => (
    <FlagBox
      key={field}
      label={t(question[field].label)}
      value={isYes(asked[field])}
      disabled={disabled}
      onChange={(value) => set(on(value ? 1 : 0))}
    />
  )
  const day = (field: 'dateStart' | 'dateEnd') => (
    <Property key={field} label={t(question[field].label)} fault={faultOf(field)}>
      {(id) => (
        <Day
          id={id}
          value={asked[field] || undefined}
          disabled={disabled}
          onChange={(value) => {
            touch('dateEnd')
            set(entry(field, value ?? ''))
          }}
        />
      )}
    </Property>
  )
  const columns = columnsOf(asked)
  return (
    <div className="question-editor">
      <Property label={t(question.questionType.label)} hint={fixed ? t('questionEditor.fixed') : undefined}>
        {(id) => (
          <Select
            id={id}
            value={type}
            disabled={disabled || fixed}
            showSearch={BY_LABEL}
            options={questionType.options.map(({ value, label }) => ({ value, label: t(label) }))}
            onChange={(to: QuestionType) => (dropsOptions(asked, to) ? setWanted(to) : retype(to))}
          />
        )}
      </Property>
      {text('title', 2)}
      {counts && !isMatrix(asked) && (
        <OptionEditor
          label={t(question.options.label)}
          options={options}
          change={setOptions}
          max={counts[1]}
          disabled={disabled}
          scored={scored}
          marks={is(type, questionType.multiple) ? MARKS : isChoice(asked) ? OTHER : undefined}
          setPicture={is(type, questionType.dropDown) ? undefined : setPicture}
          faults={shownOptionFaults}
        />
      )}
      {isMatrix(asked) && (
        <>
          <OptionEditor
            lines
            label={t('questionEditor.lines')}
            options={linesOf(asked)}
            change={(lines) => setOptions([...lines, ...columns])}
            max={counts?.[1] ?? 0}
            disabled={disabled}
            faults={shownOptionFaults}
          />
          <FlagBox
            label={t('questionEditor.asColumns')}
            value={columns.length > 0}
            disabled={disabled}
            onChange={(on) => setOptions([...linesOf(asked), ...(on ? withOptions([], ['', '']) : [])])}
          />
          {columns.length > 0 ? (
            <OptionEditor
              label={t('questionEditor.columns')}
              options={columns}
              change={(next) => setOptions([...linesOf(asked), ...next])}
              max={COLUMN_COUNTS[1]}
              disabled={disabled}
              scored={scored}
              faults={shownOptionFaults}
            />
          ) : (
            number('maxScore', 3, 5)
          )}
        </>
      )}
      {shownOptionFaults[0] && (
        <p role="alert" className="question-fault">
          {shownOptionFaults[0].text}
        </p>
      )}
      {is(type, questionType.multiple) && (
        <Flex gap={12} wrap>
          {number('minSelect', 0, options.length)}
          {number('maxSelect', 1, options.length)}
        </Flex>
      )}
      {is(type, questionType.stars) && number('maxScore', 3, 10)}
      {isText(asked) && number('maxLength', 1, 1000)}
      {is(type, questionType.shortText) && (
        <Property label={t(question.textFormat.label)}>
          {(id) => (
            <Select
              id={id}
              value={asked.textFormat ?? 0}
              disabled={disabled}
              options={question.textFormat.of?.options.map(({ value, label }) => ({ value, label: t(label) }))}
              // The value is one of the option codes.
              onChange={(value) => set({ textFormat: value as Asked['textFormat'] })}
            />
          )}
        </Property>
      )}
      {is(type, questionType.pictures) && number('maxSelect', 1, 9, t('questionEditor.pictureCount'))}
      {is(type, questionType.date) && (
        <Flex gap={12} wrap>
          {day('dateStart')}
          {day('dateEnd')}
        </Flex>
      )}
      {isRated(asked) && (
        <>
          {text('lowLabel')}
          {text('highLabel')}
        </>
      )}
      <Flex gap={16} wrap>
        {flag('requiredFlag')}
        {isScoreable(asked) &&
          flag('scoreFlag', (scoreFlag) => ({
            scoreFlag,
            // Options without scores start with evenly spread ones.
            ...(scoreFlag &&
            (isChoice(asked) || columns.length > 0) &&
            columns.every(({ score }) => score === undefined || score === null)
              ? { options: evenScores(options) }
              : {}),
          }))}
        {isRated(asked) && flag('lowReasonFlag')}
      </Flex>
      <Property label={t(question.category.label)} fault={faultOf('category')}>
        {(id) => (
          <Select
            id={id}
            value={asked.category}
            disabled={disabled}
            allowClear={!inBank && CLEAR}
            showSearch={BY_LABEL}
            placeholder={t(question.category.label)}
            status={faultOf('category') && 'error'}
            aria-invalid={faultOf('category') ? true : undefined}
            options={question.category.of?.options.map(({ value, label }) => ({ value, label: t(label) }))}
            onBlur={() => touch('category')}
            // The value is one of the option codes.
            onChange={(value) => set({ category: value as Asked['category'] })}
          />
        )}
      </Property>
      {text('tip')}
      <Property label={t(question.images.label)}>
        {(id) => (
          <ImagesBox
            id={id}
            value={asked.images}
            disabled={disabled}
            to={files.uploadBatch}
            drop={files.remove}
            max={question.images.max}
            limits={IMAGE_LIMITS}
            label={t(question.images.label)}
            onChange={(images) => set({ images })}
          />
        )}
      </Property>
      <ConfirmDialog
        busy={false}
        question={
          wanted === undefined
            ? undefined
            : {
                title: t('questionEditor.retypeAsk', { field: optionName(t, question.questionType, wanted) }),
                effect: t('questionEditor.retypeEffect'),
                okText: t('questionEditor.retype'),
              }
        }
        onCancel={() => setWanted(undefined)}
        onOk={() => wanted !== undefined && retype(wanted)}
      />
    </div>
  )
}

const FlagBox = ({
  label,
  value,
  disabled,
  onChange,
}: {
  label: string
  value: boolean
  disabled: boolean
  onChange: (value: boolean) => void
}) => {
  const id = useId()
  return (
    <span className="question-flag">
      <Switch id={id} size="small" checked={value} disabled={disabled} onChange={onChange} />
      <label htmlFor={id}>{label}</label>
    </span>
  )
}
