import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Form as AntForm, Slider } from 'antd'
import * as files from '@/api/system/files'
import type { ScoreInput } from '@/api/voice/stores'
import { MAX_LEVELS, MIN_LEVELS, type ScoreLevel, scoreLevel as fields } from '@/entities/voice/scoreSetting'
import { NumberBox } from '@/kit/form/controls'
import type { FieldIn, FormField } from '@/kit/form/Form'
import { ImageBox } from '@/kit/form/ImageBox'
import { named, plain, useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { rowsIn } from './scoreValues'

const WIDE = { width: '100%' }
const LIST = 'levels'
const STEP = 0.1
const ICON_TYPES = ['png'] as const
const MAX_SCORE = 5

/**
 * Grades on the score scale, with a handle at the lowest score of each but the last. Renders nothing unless the
 * scores descend.
 */
const LevelScale = ({
  levels,
  disabled,
  onMove,
}: {
  levels: readonly Partial<ScoreLevel>[]
  disabled: boolean
  /** Receives the lowest scores of all grades but the last. */
  onMove: (mins: number[]) => void
}) => {
  const t = useT()
  const bounds = levels.slice(0, -1).flatMap(({ minScore }) => numberIn(minScore) ?? [])
  const falls = bounds.every((min, place) => min <= (bounds[place - 1] ?? MAX_SCORE))
  if (bounds.length === 0 || bounds.length < levels.length - 1 || !falls) return null
  const rising = bounds.toReversed()
  const names = levels.slice(0, -1).map(({ levelName }) => plain(levelName))
  return (
    <div className="level-scale">
      <div className="level-bands" aria-hidden>
        {levels
          .map(({ levelName }, place) => (
            <span
              key={place}
              data-tone={place === 0 ? 'good' : place === levels.length - 1 ? 'over' : 'near'}
              style={{ flexGrow: (bounds[place - 1] ?? MAX_SCORE) - (bounds[place] ?? 0) }}
            >
              <bdi>{plain(levelName)}</bdi>
            </span>
          ))
          .toReversed()}
      </div>
      <Slider
        range
        min={0}
        max={MAX_SCORE}
        step={STEP}
        value={rising}
        disabled={disabled}
        ariaLabelForHandle={names
          .map((name, place) => t('storeEvaluations.levelFrom', { place: place + 1, name }))
          .toReversed()}
        onChange={(next) => onMove(next.toReversed())}
      />
    </div>
  )
}

export const LevelRows = ({
  Field,
  disabled,
  onChanged,
}: {
  Field: FormField<ScoreInput>
  disabled: boolean
  /** Called for scores set by a handle, which the form does not observe. */
  onChanged: (changed: object) => void
}) => {
  const t = useT()
  const { count } = useFormats()
  const form = AntForm.useFormInstance<ScoreInput>()
  const levels = rowsIn<ScoreLevel>(AntForm.useWatch(LIST, { form, preserve: true }))
  const move = (mins: number[]) => {
    mins.forEach((min, place) => form.setFieldValue([LIST, place, fields.minScore.key], min))
    onChanged({ [LIST]: mins.map((minScore) => ({ minScore })) })
  }
  const check = async (_: unknown, value: unknown) => {
    const rows = rowsIn<ScoreLevel>(value)
    const mins = rows.map(({ minScore }) => numberIn(minScore) ?? 0)
    const names = rows.map(({ levelName }) => plain(levelName).trim()).filter(Boolean)
    if (new Set(names).size < names.length) throw new Error(t('storeEvaluations.sameLevel'))
    if (mins.at(-1) !== 0 || mins.some((min, place) => place > 0 && min >= (mins[place - 1] ?? 0)))
      throw new Error(t('storeEvaluations.badLevels'))
  }
  return (
    <AntForm.List name={LIST} rules={[{ validator: check }]}>
      {(items, { add, remove }, { errors }) => (
        <>
          <LevelScale levels={levels} disabled={disabled} onMove={move} />
          <ol className="score-rows">
            {items.map(({ key, name: place }) => {
              const of = <Of extends FieldIn<ScoreLevel>>(field: Of) => ({
                of: field,
                at: [LIST, place] as const,
                label: named(t(field.label), place + 1),
              })
              return (
                <li key={key} className="score-row score-level">
                  <Field {...of(fields.levelName)} />
                  <Field {...of(fields.minScore)}>
                    <NumberBox style={WIDE} controls={false} precision={1} step={STEP} />
                  </Field>
                  <Field {...of(fields.icon)}>
                    <ImageBox
                      to={files.upload}
                      drop={files.remove}
                      megabytes={100 / 1024}
                      size={[96, 96]}
                      types={ICON_TYPES}
                    />
                  </Field>
                  <Field {...of(fields.rights)} />
                  <span className="score-note quiet digits">
                    {t('storeEvaluations.storesNow', { total: count(levels[place]?.storeCount) })}
                  </span>
                  {!disabled && (
                    <Button
                      type="text"
                      icon={<DeleteOutlined />}
                      disabled={items.length <= MIN_LEVELS}
                      aria-label={named(t('kit.delete'), t(fields.level.label), place + 1)}
                      onClick={() => remove(place)}
                    />
                  )}
                </li>
              )
            })}
          </ol>
          {!disabled && (
            <Button
              icon={<PlusOutlined />}
              disabled={items.length >= MAX_LEVELS}
              onClick={() => add({}, Math.max(items.length - 1, 0))}
            >
              {t('storeEvaluations.addLevel', { number: items.length, max: MAX_LEVELS })}
            </Button>
          )}
          <AntForm.ErrorList errors={errors} />
        </>
      )}
    </AntForm.List>
  )
}
