import { Form as AntForm, Select } from 'antd'
import { notify } from '@/api/notices'
import * as specials from '@/api/commerce/specials'
import type { BannerInput } from '@/api/commerce/specials'
import * as files from '@/api/system/files'
import { linkType } from '@/entities/commerce/shared'
import { bannerPosition, bannerStatus, type ShopBanner, shopBanner } from '@/entities/commerce/shopBanner'
import { f, type Field as EntityField, is } from '@/entities/field'
import { ChangedMeanwhile, useChanged } from '@/kit/form/changed'
import { NumberBox } from '@/kit/form/controls'
import type { ControlProps } from '@/kit/form/controls'
import type { FormApi, FormField } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { ImageBox } from '@/kit/form/ImageBox'
import { type Size, sizeFault } from '@/kit/form/pictures'
import { useSecondStep } from '@/kit/form/useSecondStep'
import { changesOf } from '@/lib/changes'
import { numberIn } from '@/lib/counts'
import { prop } from '@/lib/json'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { LinkTarget } from '../../parts/LinkPicker'
import { PICTURE_TYPES } from '../../parts/shopFiles'
import { linkError } from '../../parts/shopLink'
import { isOn, nameOf, sidesOf } from './bannerRules'

interface Values extends Omit<BannerInput, 'linkType'> {
  linkType: number
  linkName: string
  onNow: 0 | 1
}
const ON_NOW = { ...f.switch(), key: 'onNow', label: 'banners.onNow' } as const satisfies EntityField

const initialOf = (row: ShopBanner | undefined, position: number): Values => ({
  title: row?.title ?? '',
  cover: row?.cover ?? '',
  position: row?.position ?? (position as Values['position']), // The tabs use its codes.
  linkType: numberIn(row?.linkType) ?? linkType.none,
  linkTarget: row?.linkTarget ?? '',
  linkName: row?.linkName ?? '',
  startTime: row?.startTime ?? '',
  endTime: row?.endTime ?? '',
  sort: numberIn(row?.sort) ?? 0,
  onNow: row && isOn(row) ? 1 : 0,
})
const inputOf = ({ onNow: _onNow, linkName: _linkName, ...values }: Values): BannerInput =>
  ({
    ...values,
    linkTarget: values.linkTarget ?? '',
    startTime: values.startTime ?? '',
    endTime: values.endTime ?? '',
  }) as BannerInput // The controls only set codes of the enumerations.

const TypeBox = ({ value, onChange, ...rest }: ControlProps<number>) => {
  const t = useT()
  return (
    <Select
      {...rest}
      value={value}
      options={linkType.options.map((option) => ({ value: Number(option.value), label: t(option.label) }))}
      onChange={onChange}
    />
  )
}

const Target = ({ row, ...rest }: ControlProps<string> & { row?: ShopBanner }) => {
  const t = useT()
  const form = AntForm.useFormInstance<Values>()
  const type = Number(AntForm.useWatch('linkType', { form, preserve: true }) ?? linkType.none)
  const isOwn = rest.value === row?.linkTarget
  return (
    <LinkTarget
      {...rest}
      type={type}
      name={isOwn ? row?.linkName : undefined}
      label={t(shopBanner.linkTarget.label)}
      onChange={(target) => rest.onChange?.(target)}
    />
  )
}

/**
 * Form of a banner in a panel. Another kind of link clears the target. A new banner can be published in the same
 * step.
 */
export const BannerForm = ({
  row,
  position,
  readOnly,
  onClose,
  reload,
}: {
  row?: ShopBanner
  position: number
  readOnly: boolean
  onClose: () => void
  reload: () => void
}) => {
  const t = useT()
  const secondStep = useSecondStep()
  const { send, ...changed } = useChanged()
  const initial = initialOf(row, position || bannerPosition.home)
  /** Puts the saved banner on the shelf and reports the result. */
  const putOn = async (id: string) => {
    const isOut = await secondStep(() => specials.setBannerShelf({ id, status: bannerStatus.on }, { quiet: true }))
    if (isOut) notify('success', t('banners.saved'))
  }
  const save = async (values: Values) => {
    if (!row) {
      const made = await specials.createBanner(inputOf(values))
      const id = prop(made, 'id')
      if (values.onNow && (typeof id === 'string' || typeof id === 'number')) return putOn(String(id))
      return notify('success', t('banners.saved'))
    }
    await send(
      (force) =>
        specials.updateBanner(
          {
            id: row.id,
            ...changesOf(inputOf(initial), inputOf(values)),
            updateTime: row.updateTime,
            ...force,
          },
          { quiet: true },
        ),
      async () => undefined,
    )
    if (values.onNow && !isOn(row)) return putOn(row.id)
    return notify('success', t('banners.saved'))
  }
  return (
    <FormPanel
      open
      name={`shopBanner.${row?.id ?? 'new'}`}
      title={row ? nameOf(row) : t('banners.new')}
      initial={initial}
      readOnly={readOnly}
      save={save}
      onClose={onClose}
    >
      {(api) => (
        <>
          <Fields {...api} row={row} />
          <ChangedMeanwhile of={changed} submit={api.submit} saveDraft={api.saveDraft} reload={reload} />
        </>
      )}
    </FormPanel>
  )
}

const Times = ({ Field, row }: { Field: FormField<Pick<Values, 'startTime' | 'endTime'>>; row?: ShopBanner }) => {
  const t = useT()
  return (
    <div className="two-columns">
      <Field of={shopBanner.startTime} hint={t('banners.always')} />
      <Field
        of={shopBanner.endTime}
        needs={[shopBanner.startTime]}
        check={(endTime, { startTime }) => {
          const [from, until] = [toMillis(startTime), toMillis(endTime)]
          if (until === undefined) return undefined
          if (from !== undefined && until <= from) return t('banners.endFirst')
          return endTime !== row?.endTime && until <= Date.now() ? t('banners.past') : undefined
        }}
      />
    </div>
  )
}

/** True if the picture has at least the required size and the aspect ratio differs by less than 1 %. */
const isShaped = ([width, height]: Size, [wide, high]: Size) =>
  width >= wide && height >= high && Math.abs((width * high) / (height * wide) - 1) < 0.01

const Fields = ({ Field, form, row }: FormApi<Values> & { row?: ShopBanner }) => {
  const t = useT()
  const position: unknown = AntForm.useWatch('position', { form, preserve: true }) ?? row?.position
  const type = Number(AntForm.useWatch('linkType', { form, preserve: true }) ?? row?.linkType ?? linkType.none)
  const [width, height] = sidesOf(position)
  const held: unknown = AntForm.useWatch('linkTarget', { form, preserve: true }) ?? row?.linkTarget
  const isDead = is(row?.linkDead, 1) && held === row?.linkTarget && type === numberIn(row?.linkType)
  return (
    <>
      <Field of={shopBanner.title} />
      <Field of={shopBanner.position} />
      <Field
        of={shopBanner.cover}
        needs={[shopBanner.position]}
        hint={t('banners.picture', { width, height })}
        check={(cover, all) =>
          sizeFault(t, cover, sidesOf(all.position), { src: row?.cover, size: sidesOf(row?.position) }, isShaped)
        }
      >
        <ImageBox
          key={`${width}x${height}`}
          aspect={width / height}
          types={PICTURE_TYPES}
          least={{ sides: [width, height], text: t('upload.tooSmall', { width, height }) }}
          to={files.upload}
          drop={files.remove}
        />
      </Field>
      <Field of={shopBanner.linkType} clears={[shopBanner.linkTarget, { key: 'linkName' }]}>
        <TypeBox />
      </Field>
      {type !== linkType.none && (
        <Field
          key={type}
          of={shopBanner.linkTarget}
          needs={[shopBanner.linkType]}
          check={(target, all) => {
            const fault = linkError(all.linkType, target)
            return fault && t(fault)
          }}
          hint={isDead && <span className="link-dead">{t('shopLink.dead')}</span>}
        >
          <Target row={row} />
        </Field>
      )}
      <Times Field={Field} row={row} />
      <Field of={shopBanner.sort}>
        <NumberBox precision={0} min={0} max={999} />
      </Field>
      {!(row && isOn(row)) && <Field of={ON_NOW} />}
    </>
  )
}
