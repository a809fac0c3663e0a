import { Form as AntForm } from 'antd'
import type { PlateInput } from '@/api/content/hotContent'
import * as files from '@/api/system/files'
import { type HotPlateDetail, hotPlate, pickRule, plateLayout } from '@/entities/content/hotPlate'
import { is } from '@/entities/field'
import { Choice, Flag, NumberBox } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { ImageBox } from '@/kit/form/ImageBox'
import { Facts } from '@/kit/show/Facts'
import { isPictureUrl } from '@/kit/show/Picture'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { PlateItemsBox } from './PlateItemsBox'

const ICON = [64, 64] as const
const ITEMS = { ...hotPlate.items, value: undefined as PlateInput['items'] | undefined } // As a form holds it.

export const PlateFields = ({
  Field,
  plate,
  disabled,
}: {
  Field: FormField<PlateInput>
  plate: HotPlateDetail
  disabled: boolean
}) => {
  const t = useT()
  const rule: unknown = AntForm.useWatch(hotPlate.pickRule.key) ?? plate.pickRule
  const layout: unknown = AntForm.useWatch(hotPlate.layout.key) ?? plate.layout
  const items: PlateInput['items'] = AntForm.useWatch(hotPlate.items.key) ?? plate.items
  const max: unknown = AntForm.useWatch(hotPlate.maxCount.key) ?? plate.maxCount
  const bare = is(layout, plateLayout.ranking) ? 0 : items.filter(({ cover }) => !isPictureUrl(cover)).length
  const validateItems = (value: unknown, all: Partial<PlateInput>) => {
    const count = Array.isArray(value) ? value.length : 0
    if (is(all.pickRule, pickRule.heat)) return undefined
    if (count === 0 && is(all.pickRule, pickRule.hand)) return t('hot.needsItem')
    return count > (numberIn(all.maxCount) ?? 20)
      ? t('hot.maxItems', { count: numberIn(all.maxCount) ?? 20 })
      : undefined
  }
  return (
    <>
      <Facts row={plate} fields={[hotPlate.plateType]} />
      <div className="two-columns">
        <Field of={hotPlate.plateName} />
        <Field of={hotPlate.icon} hint={t('hot.plateIconHint')}>
          <ImageBox size={ICON} types={['png']} to={files.upload} drop={files.remove} megabytes={0.1} />
        </Field>
      </div>
      <Field of={hotPlate.layout} hint={bare > 0 ? t('hot.bareItems', { count: bare }) : undefined}>
        <Choice field={hotPlate.layout} />
      </Field>
      <Field of={hotPlate.pickRule}>
        <Choice field={hotPlate.pickRule} />
      </Field>
      <div className="two-columns">
        {!is(rule, pickRule.hand) && (
          <Field of={hotPlate.ruleDays} required>
            <NumberBox precision={0} min={1} max={30} />
          </Field>
        )}
        <Field of={hotPlate.maxCount}>
          <NumberBox precision={0} min={1} max={20} />
        </Field>
        <Field of={hotPlate.moreFlag}>
          <Flag />
        </Field>
      </div>
      {!is(rule, pickRule.heat) && (
        <Field of={ITEMS} check={validateItems} needs={[hotPlate.pickRule, hotPlate.maxCount]}>
          <PlateItemsBox type={plate.plateType} max={numberIn(max) ?? 20} disabled={disabled} />
        </Field>
      )}
    </>
  )
}
