import { DeleteOutlined, HolderOutlined, InboxOutlined, PlusOutlined } from '@ant-design/icons'
import { arrayMove } from '@dnd-kit/sortable'
import { Button, Input, Upload } from 'antd'
import { useRef, useState } from 'react'
import { isAborted } from '@/api/error'
import { notify } from '@/api/notices'
import * as files from '@/api/system/files'
import { colorType } from '@/entities/content/carEnums'
import { type CarColor, carColor } from '@/entities/content/virtualCar'
import { is } from '@/entities/field'
import { reportUnexpected } from '@/kit/data/useAction'
import { AmountBox } from '@/kit/form/AmountBox'
import type { ControlProps } from '@/kit/form/controls'
import { accepting } from '@/kit/form/dropped'
import { ImageBox } from '@/kit/form/ImageBox'
import { MAX_PIXELS, pictureSides, validatePicture } from '@/kit/form/pictures'
import { InRowContext, urlOf, useUploads } from '@/kit/form/uploads'
import { MoveButtons, Sortable, useSortedRow } from '@/kit/show/Sortable'
import { named, optionName } from '@/kit/show/format'
import { useT } from '@/locales'
import { runJob } from '@/session/jobs'
import { changedCard, idOf } from './cardIds'
import { HexBox } from './HexBox'

type Kind = 1 | 2
const KINDS: readonly Kind[] = [colorType.exterior, colorType.interior]
const SIZE = [750, 422] as const
const PNG = ['png'] as const
const NAME = 12
/** Maximum number of colours of a kind. */
export const MAX_COLORS = 12

const Row = ({
  id,
  color,
  change,
  remove,
}: {
  id: string
  color: CarColor
  change: (to: Partial<CarColor>) => void
  remove: () => void
}) => {
  const t = useT()
  const { row, handle, place } = useSortedRow(id)
  const name = color.colorName || `${optionName(t, carColor.colorType, color.colorType)} ${place + 1}`
  return (
    <li className="car-color" {...row}>
      <Button
        type="text"
        size="small"
        icon={<HolderOutlined />}
        aria-label={named(t('carPages.drag'), name)}
        {...handle}
      />
      <div className="car-color-picture">
        <ImageBox
          value={color.image}
          onChange={(image) => change({ image })}
          to={files.upload}
          drop={files.remove}
          megabytes={1}
          size={SIZE}
          types={PNG}
        />
      </div>
      <div className="car-color-fields">
        <Input
          value={color.colorName}
          maxLength={NAME}
          showCount
          placeholder={t(carColor.colorName.label)}
          aria-label={named(t(carColor.colorName.label), place + 1)}
          onChange={(event) => change({ colorName: event.target.value })}
        />
        <HexBox
          value={color.color}
          label={named(t(carColor.color.label), name)}
          image={color.image}
          onChange={(to) => change({ color: to })}
        />
        <HexBox
          value={color.color2}
          label={named(t(carColor.color2.label), name)}
          image={color.image}
          optional
          onChange={(to) => change({ color2: to })}
        />
        <label className="car-color-extra">
          {t(carColor.extraPrice.label)}
          <AmountBox value={color.extraPrice} onChange={(extraPrice) => change({ extraPrice: extraPrice ?? '' })} />
        </label>
      </div>
      <div>
        {place === 0 && <span className="mark">{t('carPages.standard')}</span>}
        <MoveButtons id={id} name={name} />
        <Button
          size="small"
          type="text"
          icon={<DeleteOutlined />}
          aria-label={named(t('kit.delete'), name)}
          onClick={remove}
        />
      </div>
    </li>
  )
}

const NEW: CarColor = {
  colorName: '',
  colorType: colorType.exterior,
  color: '#888888',
  color2: '',
  image: '',
  extraPrice: '',
  sort: 0,
}

/**
 * Colours of one kind, sorted by dragging. The first one is the default. Dropped pictures become rows named after
 * their files.
 */
const Colors = ({ kind, all, put }: { kind: Kind; all: readonly CarColor[]; put: (next: CarColor[]) => void }) => {
  const t = useT()
  const hold = useUploads()
  const [busy, setBusy] = useState(false)
  const chosen = useRef<File[]>([])
  const now = useRef(all)
  now.current = all
  const own = all.flatMap((color, at) => (is(Number(color.colorType), kind) ? [{ color, at }] : []))
  const title = optionName(t, carColor.colorType, kind)
  const room = MAX_COLORS - own.length
  const add = (some: readonly Partial<CarColor>[]) => {
    now.current = [...now.current, ...some.map((one) => ({ ...NEW, colorType: kind, ...one }))]
    put([...now.current])
  }
  const send = async (list: File[], end: AbortSignal) => {
    setBusy(true)
    if (list.length > room) notify('error', t('upload.max', { max: MAX_COLORS }))
    let isGood = true
    for (const file of list.slice(0, room)) {
      // oxlint-disable-next-line no-await-in-loop -- rows are added in the order of their files
      const fault = await validatePicture(file, 1, PNG)
      // oxlint-disable-next-line no-await-in-loop -- as above
      const [w = 0, h = 0] = (await pictureSides(file)) ?? []
      const fits = [1, 2].some((times) => w === SIZE[0] * times && h === SIZE[1] * times)
      if (fault || !fits) {
        notify(
          'error',
          `${file.name}: ${fault ? t(fault, { size: 1, px: MAX_PIXELS, types: 'png' }) : t('upload.wrongSize', { width: SIZE[0], height: SIZE[1], w, h })}`,
        )
        continue
      }
      const form = new FormData()
      form.append('file', file)
      try {
        // oxlint-disable-next-line no-await-in-loop -- as above
        const stored = await runJob(file.name, 'upload', (options) => files.upload(form, options), end)
        const image = urlOf(stored)
        if (image) add([{ image, colorName: [...file.name.replace(/\.[^.]*$/, '')].slice(0, NAME).join('') }])
      } catch (error) {
        isGood = false
        if (!isAborted(error)) reportUnexpected(error)
      }
    }
    setBusy(false)
    return isGood
  }
  const take = (file: File, list: File[]) => {
    chosen.current.push(file)
    if (chosen.current.length === list.length) {
      const some = chosen.current.splice(0)
      hold((end) => send(some, end))
    }
    return false
  }
  const ids = own.map(({ color }) => idOf(color))
  const move = (from: number, to: number) => {
    const moved = arrayMove(own, from, to).map(({ color }) => color)
    put([...all.filter((color) => !is(Number(color.colorType), kind)), ...moved])
  }
  return (
    <section aria-label={title}>
      <h3 className="section-title">
        {title}{' '}
        <span className="digits quiet">
          {own.length} / {MAX_COLORS}
        </span>
      </h3>
      <Sortable ids={ids} nameOf={(id) => own[ids.indexOf(id)]?.color.colorName || title} move={move}>
        <ul className="car-colors">
          {own.map(({ color, at }, place) => (
            <InRowContext key={ids[place]} value>
              <Row
                id={ids[place] ?? ''}
                color={color}
                change={(to) => put(all.with(at, changedCard(color, to)))}
                remove={() => put(all.filter((_, other) => other !== at))}
              />
            </InRowContext>
          ))}
        </ul>
      </Sortable>
      {room > 0 && (
        <>
          <Upload.Dragger
            accept={accepting('.png')}
            multiple
            showUploadList={false}
            disabled={busy}
            beforeUpload={take}
          >
            <InboxOutlined /> {t('carPages.dropColors')}
          </Upload.Dragger>
          <Button icon={<PlusOutlined />} loading={busy} onClick={() => add([{}])}>
            {named(t('carPages.addColor'), title)}
          </Button>
        </>
      )}
    </section>
  )
}

export const ColorTable = ({ value = [], onChange }: ControlProps<CarColor[]>) => (
  <>
    {KINDS.map((kind) => (
      <Colors key={kind} kind={kind} all={value} put={(next) => onChange?.(next)} />
    ))}
  </>
)
