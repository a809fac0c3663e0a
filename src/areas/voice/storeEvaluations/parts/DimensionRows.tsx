import { HolderOutlined } from '@ant-design/icons'
import { Button, Flex, Form as AntForm } from 'antd'
import type { ScoreInput } from '@/api/voice/stores'
import { isYes } from '@/entities/field'
import { evenWeights, WHOLE, weightSum } from '@/entities/voice/scoreRules'
import { type ScoreDimension, scoreDimension as fields } from '@/entities/voice/scoreSetting'
import { NumberBox } from '@/kit/form/controls'
import type { FieldIn, FormField } from '@/kit/form/Form'
import { named, plain, useFormats } from '@/kit/show/format'
import { Sortable, useSortedRow } from '@/kit/show/Sortable'
import { Stars } from '@/kit/show/Stars'
import { useT } from '@/locales'
import { rowsIn } from './scoreValues'

const WIDE = { width: '100%' }
const LIST = 'dimensions'

/** The four dimensions in the order users see them. The weights of the enabled ones add up to the total. */
export const DimensionRows = ({
  Field,
  disabled,
  onChanged,
}: {
  Field: FormField<ScoreInput>
  disabled: boolean
  /** Called for weights set by a button, which the form does not observe. */
  onChanged: (changed: object) => void
}) => {
  const t = useT()
  const { number, percent } = useFormats()
  const form = AntForm.useFormInstance<ScoreInput>()
  const rows = rowsIn<ScoreDimension>(AntForm.useWatch(LIST, { form, preserve: true }))
  const sum = weightSum(rows)
  const share = () => {
    const weights = evenWeights(rows)
    weights.forEach((weight, place) => form.setFieldValue([LIST, place, fields.weight.key], weight))
    onChanged({ [LIST]: weights.map((weight) => ({ weight })) })
  }
  const check = async (_: unknown, value: unknown) => {
    const now = rowsIn<ScoreDimension>(value)
    if (!now.some(({ enableFlag }) => isYes(enableFlag))) throw new Error(t('storeEvaluations.oneDimension'))
    const total = weightSum(now)
    if (total !== WHOLE) throw new Error(t('storeEvaluations.badSum', { sum: number(total / 100) }))
  }
  return (
    <AntForm.List name={LIST} rules={[{ validator: check }]}>
      {(items, { move }, { errors }) => {
        const ids = items.map(({ key }) => `dimension${key}`)
        const nameOf = (place: number) => plain(rows[place]?.name)
        return (
          <>
            <Sortable ids={ids} nameOf={(id) => nameOf(ids.indexOf(id))} move={move} disabled={disabled}>
              <ol className="score-rows">
                {items.map(({ key, name }) => (
                  <DimensionRow
                    key={key}
                    Field={Field}
                    place={name}
                    dragId={`dimension${key}`}
                    row={rows[name] ?? {}}
                    disabled={disabled}
                  />
                ))}
              </ol>
            </Sortable>
            <Flex gap={12} align="center" wrap className="space-below">
              <output className={sum === WHOLE ? 'quiet digits' : 'digits urgent-count'}>
                {t('storeEvaluations.sum', { sum: percent(sum / 100, 2) })}
              </output>
              {!disabled && <Button onClick={share}>{t('storeEvaluations.share')}</Button>}
            </Flex>
            <AntForm.ErrorList errors={errors} />
          </>
        )
      }}
    </AntForm.List>
  )
}

const DimensionRow = ({
  Field,
  place,
  dragId,
  row,
  disabled,
}: {
  Field: FormField<ScoreInput>
  place: number
  dragId: string
  row: Partial<ScoreDimension>
  disabled: boolean
}) => {
  const t = useT()
  const sorted = useSortedRow(dragId)
  const isOff = !isYes(row.enableFlag)
  const of = <Of extends FieldIn<ScoreDimension>>(field: Of) => ({
    of: field,
    at: [LIST, place] as const,
    label: named(t(field.label), place + 1),
  })
  return (
    <li {...sorted.row} className="score-row score-dimension">
      <Button
        type="text"
        icon={<HolderOutlined />}
        disabled={disabled}
        aria-label={t('storeEvaluations.moveDimension', { name: plain(row.name) })}
        {...sorted.handle}
      />
      <Field {...of(fields.name)} />
      <Field {...of(fields.scenes)} disabled={disabled || isOff} required={!isOff} />
      <Field {...of(fields.weight)}>
        <NumberBox style={WIDE} controls={false} precision={2} suffix="%" disabled={disabled || isOff} />
      </Field>
      <Field {...of(fields.enableFlag)} />
      <span className="score-note" title={t(fields.avgScore.label)}>
        <Stars value={row.avgScore} />
      </span>
    </li>
  )
}
