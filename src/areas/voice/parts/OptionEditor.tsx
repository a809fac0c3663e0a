import './questions.css'
import { DeleteOutlined, HolderOutlined, PictureOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Checkbox, Dropdown, Flex, Input } from 'antd'
import { useRef, useState } from 'react'
import * as files from '@/api/system/files'
import { isYes } from '@/entities/field'
import { questionOption, type QuestionOption } from '@/entities/voice/question'
import { type AskedFault, evenScores, withOptions } from '@/entities/voice/questionRules'
import { Dialog } from '@/kit/dialog/dialog'
import { NumberBox } from '@/kit/form/controls'
import { ImageBox } from '@/kit/form/ImageBox'
import { movedTo } from '@/kit/list/orderSteps'
import { named } from '@/kit/show/format'
import { Sortable, useSortedRow } from '@/kit/show/Sortable'
import { type TextKey, useT } from '@/locales'

const IMAGE_MEGABYTES = 0.5
const SEPARATOR = '|'
/** Common option sets: the name, and the option texts separated by |. */
const SETS = [
  ['optionSet.satisfaction', 'optionSet.satisfactionWords'],
  ['optionSet.yesNo', 'optionSet.yesNoWords'],
  ['optionSet.frequency', 'optionSet.frequencyWords'],
  ['optionSet.age', 'optionSet.ageWords'],
] as const satisfies readonly (readonly [TextKey, TextKey])[]

interface OptionEditorProps {
  label: string
  options: readonly QuestionOption[]
  change: (options: QuestionOption[]) => void
  max: number
  disabled: boolean
  scored?: boolean
  /** Marks on offer; each can be set on one option only. */
  marks?: readonly ('otherFlag' | 'exclusiveFlag')[]
  /** Sets the picture of an option; may be called after other changes. */
  setPicture?: (optionId: string, image: string) => void
  /** True for the rows of a matrix. */
  lines?: boolean
  faults: readonly AskedFault[]
}

/**
 * Renders the options of a question, edited in place. They are reordered with the handle or with Alt and the arrow
 * keys. Enter adds an option; each pasted line becomes one.
 */
export const OptionEditor = (props: OptionEditorProps) => {
  const t = useT()
  const { label, options, change, max, disabled, lines = false } = props
  const list = useRef<HTMLOListElement>(null)
  const focusAt = (place: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('[data-option]')[place]?.focus())
  const add = (place: number, texts: readonly string[]) => {
    const added = withOptions(options, texts, lines ? 1 : 0).slice(options.length, max)
    if (!added.length) return
    change(options.toSpliced(place, 0, ...added))
    focusAt(place + added.length - 1)
  }
  const move = (from: number, to: number) => {
    if (to < 0 || to >= options.length) return
    change(movedTo(options, from, to))
    focusAt(to)
  }
  return (
    <div className="question-property" role="group" aria-label={label}>
      <Flex justify="space-between" align="center">
        <span>{`${label} ${options.length}/${max}`}</span>
        {!disabled && !lines && (
          <Dropdown
            trigger={['click']}
            menu={{
              items: SETS.map(([name]) => ({ key: name, label: t(name) })),
              onClick: ({ key }) => {
                const words = SETS.find(([name]) => name === key)?.[1]
                if (!words) return
                const texts = t(words).split(SEPARATOR).slice(0, max)
                const next = withOptions([], texts)
                change(props.scored ? evenScores(next) : next)
              },
            }}
          >
            <Button size="small">{t('optionSet.use')}</Button>
          </Dropdown>
        )}
      </Flex>
      <Sortable
        ids={options.map(({ optionId }) => optionId)}
        nameOf={(id) =>
          options.find(({ optionId }) => optionId === id)?.optionText || t(questionOption.optionText.label)
        }
        move={(from, to) => change(movedTo(options, from, to))}
        disabled={disabled}
      >
        <ol ref={list} className="question-rows">
          {options.map((option, at) => (
            <Row
              key={option.optionId}
              {...props}
              option={option}
              at={at}
              add={(texts) => add(at + 1, texts)}
              move={(to) => move(at, to)}
            />
          ))}
        </ol>
      </Sortable>
      {!disabled && options.length < max && (
        <Button type="dashed" block icon={<PlusOutlined />} onClick={() => add(options.length, [''])}>
          {t(lines ? 'optionEditor.addLine' : 'optionEditor.add')}
        </Button>
      )}
    </div>
  )
}

const Row = ({
  option,
  at,
  options,
  change,
  disabled,
  scored,
  marks = [],
  setPicture,
  faults,
  label,
  add,
  move,
}: OptionEditorProps & {
  option: QuestionOption
  at: number
  add: (texts: readonly string[]) => void
  move: (to: number) => void
}) => {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const { row, handle } = useSortedRow(option.optionId)
  const name = `${label} ${at + 1}`
  const fault = faults.find(({ optionId }) => optionId === option.optionId)
  const set = (to: Partial<QuestionOption>) => change(options.with(at, { ...option, ...to }))
  const mark = (key: 'otherFlag' | 'exclusiveFlag', on: boolean) =>
    change(
      options.map((one, place) => ({ ...one, [key]: place === at && on ? 1 : on ? 0 : place === at ? 0 : one[key] })),
    )
  return (
    <li {...row} className="question-row">
      {!disabled && (
        <button type="button" className="question-grip" aria-label={named(t('rowOrder.handle'), name)} {...handle}>
          <HolderOutlined />
        </button>
      )}
      <Input
        data-option
        value={option.optionText}
        disabled={disabled}
        maxLength={questionOption.optionText.max}
        aria-label={name}
        aria-invalid={fault ? true : undefined}
        title={fault?.text}
        status={fault && 'error'}
        onChange={({ target }) => set({ optionText: target.value })}
        onPaste={(event) => {
          const [first = '', ...rest] = event.clipboardData
            .getData('text')
            .split(/\r?\n/)
            .map((line) => line.trim())
            .filter(Boolean)
          if (!rest.length) return
          event.preventDefault()
          const added = withOptions(options, rest, option.rowFlag).slice(options.length)
          change([...options.slice(0, at), { ...option, optionText: first }, ...added, ...options.slice(at + 1)])
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          const way = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
          if (event.altKey && way) move(at + way)
          else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) add([''])
          else return
          event.preventDefault()
          event.stopPropagation()
        }}
      />
      {scored && (
        <NumberBox
          className="question-score"
          value={option.score ?? null}
          disabled={disabled}
          min={0}
          max={100}
          precision={0}
          placeholder={t(questionOption.score.label)}
          aria-label={named(name, t(questionOption.score.label))}
          onChange={(score) => set({ score })}
        />
      )}
      {marks.map((key) => (
        <Checkbox
          key={key}
          checked={isYes(option[key])}
          disabled={disabled}
          aria-label={named(name, t(questionOption[key].label))}
          onChange={({ target }) => mark(key, target.checked)}
        >
          {t(key === 'otherFlag' ? 'optionEditor.other' : 'optionEditor.alone')}
        </Checkbox>
      ))}
      {setPicture && (
        <Button
          type="text"
          icon={<PictureOutlined />}
          aria-pressed={option.image !== ''}
          aria-label={named(name, t(questionOption.image.label))}
          onClick={() => setOpen(true)}
        />
      )}
      {!disabled && (
        <Button
          type="text"
          icon={<DeleteOutlined />}
          aria-label={named(t('kit.delete'), name)}
          onClick={() => change(options.toSpliced(at, 1))}
        />
      )}
      {isOpen && setPicture && (
        <Dialog open title={named(name, t(questionOption.image.label))} width={360} onClose={() => setOpen(false)}>
          <ImageBox
            value={option.image}
            disabled={disabled}
            to={files.upload}
            drop={files.remove}
            megabytes={IMAGE_MEGABYTES}
            onChange={(image) => setPicture(option.optionId, image)}
          />
        </Dialog>
      )}
    </li>
  )
}
