import './questions.css'
import { type ReactNode, useId } from 'react'
import { is, isYes } from '@/entities/field'
import type { Answer } from '@/entities/voice/answer'
import { type Asked, question, type QuestionOption, questionType } from '@/entities/voice/question'
import { columnsOf, isChoice, isLow, isMatrix, isRated, isText, linesOf, topMark } from '@/entities/voice/questionRules'
import { optionName } from '@/kit/show/format'
import { PictureFrame, Pictures } from '@/kit/show/Picture'
import { type Translate, useT } from '@/locales'

interface QuestionViewProps {
  asked: Asked
  no?: number
  answer?: Answer
  /** Without it the question is read-only. */
  onAnswer?: (answer: Answer) => void
  fault?: string
  extra?: ReactNode
}
type Part = Required<Pick<QuestionViewProps, 'answer'>> &
  Pick<QuestionViewProps, 'asked' | 'onAnswer'> & { label: string }

/**
 * Question as shown on the phone, empty or with an answer; it can be filled in if `onAnswer` is given. Uses plain
 * controls, since a questionnaire has up to a thousand options. Inherits the colours around it; inside a phone frame
 * they are light.
 */
export const QuestionView = ({ asked, no, answer = {}, onAnswer, fault, extra }: QuestionViewProps) => {
  const t = useT()
  const id = useId()
  const kind = optionName(t, question.questionType, asked.questionType)
  const title = asked.title.trim() || t('questionView.noTitle')
  const label = no === undefined ? title : `${no}. ${title}`
  const part = { asked, answer, onAnswer, label }
  const hint = is(asked.questionType, questionType.multiple)
    ? asked.maxSelect
      ? t('questionView.upTo', { count: asked.maxSelect })
      : kind
    : is(asked.questionType, questionType.ranking)
      ? t('questionView.rank')
      : undefined
  return (
    <div
      className="question-view"
      role="group"
      aria-labelledby={id}
      data-faulty={fault !== undefined}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
      }}
    >
      <p className="question-title">
        <span id={id}>
          <bdi>{label}</bdi>
        </span>
        {isYes(asked.requiredFlag) && <em title={t(question.requiredFlag.label)}>*</em>}
        {hint && <small> {hint}</small>}
        {extra && <span className="question-extra">{extra}</span>}
      </p>
      {asked.tip && (
        <p className="question-tip">
          <bdi>{asked.tip}</bdi>
        </p>
      )}
      {asked.images.length > 0 && (
        <div className="question-images">
          {asked.images.map((src) => (
            <PictureFrame key={src} src={src} alt={t('kit.picture')} width={96} height={72} />
          ))}
        </div>
      )}
      {isChoice(asked) &&
        (is(asked.questionType, questionType.dropDown) ? <DropDown {...part} /> : <Choices {...part} />)}
      {isRated(asked) && <Marks {...part} />}
      {isMatrix(asked) && <Matrix {...part} />}
      {(isText(asked) || is(asked.questionType, questionType.date)) && <Words {...part} />}
      {is(asked.questionType, questionType.ranking) && <Ranking {...part} />}
      {is(asked.questionType, questionType.pictures) && <Shots {...part} />}
      {!onAnswer && answer.reason && (
        <p className="question-words">
          <small>{t('questionView.reasonGiven')}</small> <bdi>{answer.reason}</bdi>
        </p>
      )}
      {onAnswer && isYes(asked.lowReasonFlag) && isLow(asked, answer) && (
        <input
          className="question-box"
          type="text"
          maxLength={200}
          aria-label={t('questionView.reason')}
          placeholder={t('questionView.reason')}
          value={answer.reason ?? ''}
          onChange={({ target }) => onAnswer({ ...answer, reason: target.value })}
        />
      )}
      {fault && (
        <p role="alert" className="question-fault">
          {fault}
        </p>
      )}
    </div>
  )
}

/** Returns the text of an option, or a label with its position if the text is empty. */
const wordsOf = (option: QuestionOption, options: readonly QuestionOption[], t: Translate): string =>
  option.optionText.trim() || t('questionView.option', { no: options.indexOf(option) + 1 })

const OptionFace = ({ option, of }: { option: QuestionOption; of: readonly QuestionOption[] }) => {
  const t = useT()
  return (
    <>
      {option.image && <PictureFrame src={option.image} width={36} height={36} />}
      <bdi>{wordsOf(option, of, t)}</bdi>
    </>
  )
}

/** Returns the chosen options after one was toggled. An exclusive option removes all others. */
const ticked = (asked: Asked, chosen: readonly string[], id: string): string[] => {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id)
  const alone = asked.options.filter(({ exclusiveFlag }) => isYes(exclusiveFlag)).map(({ optionId }) => optionId)
  return alone.includes(id) ? [id] : [...chosen.filter((one) => !alone.includes(one)), id]
}

const Other = ({ asked, answer, onAnswer }: Part) => {
  const t = useT()
  const other = asked.options.find(({ otherFlag }) => isYes(otherFlag))
  if (!other || !answer.optionIds?.includes(other.optionId)) return null
  return (
    <input
      className="question-box"
      type="text"
      maxLength={100}
      aria-label={t('questionView.other')}
      placeholder={t('questionView.other')}
      readOnly={!onAnswer}
      value={answer.other ?? ''}
      onChange={({ target }) => onAnswer?.({ ...answer, other: target.value })}
    />
  )
}

const Choices = (part: Part) => {
  const { asked, answer, onAnswer } = part
  const name = useId()
  const chosen = answer.optionIds ?? []
  const isSeveral = is(asked.questionType, questionType.multiple)
  return (
    <div className="question-options">
      {asked.options.map((option) => (
        <label key={option.optionId} className="question-option">
          <input
            type={isSeveral ? 'checkbox' : 'radio'}
            name={name}
            checked={chosen.includes(option.optionId)}
            disabled={!onAnswer}
            onChange={() =>
              onAnswer?.({
                ...answer,
                optionIds: isSeveral ? ticked(asked, chosen, option.optionId) : [option.optionId],
              })
            }
          />
          <OptionFace option={option} of={asked.options} />
        </label>
      ))}
      <Other {...part} />
    </div>
  )
}

const DropDown = (part: Part) => {
  const t = useT()
  const { asked, answer, onAnswer, label } = part
  return (
    <>
      <select
        className="question-box"
        aria-label={label}
        disabled={!onAnswer}
        value={answer.optionIds?.[0] ?? ''}
        onChange={({ target }) => onAnswer?.({ ...answer, optionIds: target.value ? [target.value] : [] })}
      >
        <option value="">{t('questionView.choose')}</option>
        {asked.options.map((option) => (
          <option key={option.optionId} value={option.optionId}>
            {wordsOf(option, asked.options, t)}
          </option>
        ))}
      </select>
      <Other {...part} />
    </>
  )
}

const STAR = '★'
const MarkRow = ({
  from,
  to,
  stars,
  mark,
  label,
  onMark,
}: {
  from: number
  to: number
  stars: boolean
  mark: number | undefined
  label: string
  onMark?: (mark: number) => void
}) => {
  const name = useId()
  return (
    <div className={stars ? 'question-stars' : 'question-marks'} role="radiogroup" aria-label={label}>
      {Array.from({ length: to - from + 1 }, (_, at) => from + at).map((one) => (
        <label key={one} data-on={mark !== undefined && (stars ? one <= mark : one === mark)}>
          <input
            type="radio"
            name={name}
            aria-label={String(one)}
            checked={one === mark}
            disabled={!onMark}
            onChange={() => onMark?.(one)}
          />
          <span aria-hidden>{stars ? STAR : one}</span>
        </label>
      ))}
    </div>
  )
}

const Marks = ({ asked, answer, onAnswer, label }: Part) => {
  const isStars = is(asked.questionType, questionType.stars)
  return (
    <>
      <MarkRow
        from={isStars ? 1 : 0}
        to={topMark(asked)}
        stars={isStars}
        mark={answer.score}
        label={label}
        onMark={onAnswer && ((score) => onAnswer({ ...answer, score }))}
      />
      {(asked.lowLabel || asked.highLabel) && (
        <p className="question-ends">
          <bdi>{asked.lowLabel}</bdi>
          <bdi>{asked.highLabel}</bdi>
        </p>
      )}
    </>
  )
}

const Matrix = ({ asked, answer, onAnswer }: Part) => {
  const t = useT()
  const name = useId()
  const columns = columnsOf(asked)
  const lines = linesOf(asked)
  const set = (line: string, value: string) => onAnswer?.({ ...answer, lines: { ...answer.lines, [line]: value } })
  return (
    <div className="question-matrix">
      {lines.map((line) => {
        const { optionId } = line
        const words = wordsOf(line, lines, t)
        const chosen = answer.lines?.[optionId]
        return (
          <div key={optionId}>
            <bdi>{words}</bdi>
            {columns.length ? (
              <div className="question-columns" role="radiogroup" aria-label={words}>
                {columns.map((column) => (
                  <label key={column.optionId} className="question-option">
                    <input
                      type="radio"
                      name={`${name} ${optionId}`}
                      checked={chosen === column.optionId}
                      disabled={!onAnswer}
                      onChange={() => set(optionId, column.optionId)}
                    />
                    <bdi>{wordsOf(column, columns, t)}</bdi>
                  </label>
                ))}
              </div>
            ) : (
              <MarkRow
                stars
                from={1}
                to={topMark(asked)}
                mark={chosen ? Number(chosen) : undefined}
                label={words}
                onMark={onAnswer && ((mark) => set(optionId, String(mark)))}
              />
            )}
          </div>
        )
      })}
    </div>
  )
}

const Words = ({ asked, answer, onAnswer, label }: Part) => {
  const box = {
    className: 'question-box',
    'aria-label': label,
    maxLength: asked.maxLength,
    readOnly: !onAnswer,
    value: answer.text ?? '',
  }
  const change = (text: string) => onAnswer?.({ ...answer, text })
  if (!onAnswer && answer.text)
    return (
      <p className="question-words">
        <bdi>{answer.text}</bdi>
      </p>
    )
  if (is(asked.questionType, questionType.date))
    return (
      <input
        {...box}
        type="date"
        min={asked.dateStart || undefined}
        max={asked.dateEnd || undefined}
        onChange={({ target }) => change(target.value)}
      />
    )
  return is(asked.questionType, questionType.longText) ? (
    <textarea {...box} rows={3} onChange={({ target }) => change(target.value)} />
  ) : (
    <input {...box} type="text" onChange={({ target }) => change(target.value)} />
  )
}

/** Options are pressed in order of rank; pressing one again removes it. */
const Ranking = ({ asked, answer, onAnswer }: Part) => {
  const order = answer.optionIds ?? []
  return (
    <div className="question-options">
      {asked.options.map((option) => {
        const place = order.indexOf(option.optionId)
        return (
          <button
            key={option.optionId}
            type="button"
            className="question-option"
            aria-pressed={place >= 0}
            disabled={!onAnswer}
            onClick={() => onAnswer?.({ ...answer, optionIds: ticked(asked, order, option.optionId) })}
          >
            <span className="question-place">{place < 0 ? '' : place + 1}</span>
            <OptionFace option={option} of={asked.options} />
          </button>
        )
      })}
    </div>
  )
}

/** Uploaded pictures. In a preview a press adds a placeholder, since nothing is uploaded. */
const Shots = ({ asked, answer, onAnswer }: Part) => {
  const t = useT()
  const images = answer.images ?? []
  const max = asked.maxSelect ?? 1
  if (!onAnswer && images.length) return <Pictures urls={images} width={96} />
  return (
    <div className="question-images">
      {images.map((src, at) =>
        src ? (
          <PictureFrame key={src} src={src} alt={t('kit.picture')} width={72} height={72} />
        ) : (
          // Pictures of a preview are all the same.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={at} className="question-shot" />
        ),
      )}
      {images.length < max && (
        <button
          type="button"
          className="question-shot"
          disabled={!onAnswer}
          onClick={() => onAnswer?.({ ...answer, images: [...images, ''] })}
        >
          {t('questionView.addPicture', { count: images.length, max })}
        </button>
      )}
    </div>
  )
}
