import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Form as AntForm } from 'antd'
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

/** The grades of stores, the best first, each from its lowest score on. */
export const LevelRows = ({ Field, disabled }: { Field: FormField<ScoreInput>; disabled: boolean }) => {
  const t = useT()
  const { count } = useFormats()
  const form = AntForm.useFormInstance<ScoreInput>()
  const levels = rowsIn<ScoreLevel>(AntForm.useWatch(LIST, { form, preserve: true }))
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
