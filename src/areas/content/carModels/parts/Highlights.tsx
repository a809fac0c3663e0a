import { DeleteOutlined, HolderOutlined, PlusOutlined } from '@ant-design/icons'
import { arrayMove } from '@dnd-kit/sortable'
import { Button, Input } from 'antd'
import * as files from '@/api/system/files'
import { type CarHighlight, carHighlight } from '@/entities/content/virtualCar'
import type { ControlProps } from '@/kit/form/controls'
import { ImageBox } from '@/kit/form/ImageBox'
import { InRowContext } from '@/kit/form/uploads'
import { VideoBox } from '@/kit/form/VideoBox'
import { MoveButtons, Sortable, useSortedRow } from '@/kit/show/Sortable'
import { named } from '@/kit/show/format'
import { useT } from '@/locales'
import { changedCard, idOf } from './cardIds'

export const MAX_HIGHLIGHTS = 12
const SIZE = [750, 500] as const
const VIDEO = { megabytes: 20, seconds: 30 }
const MB = 1024 * 1024
const [TITLE, TEXT] = [16, 60]

const Card = ({
  id,
  light,
  change,
  remove,
}: {
  id: string
  light: CarHighlight
  change: (to: Partial<CarHighlight>) => void
  remove: () => void
}) => {
  const t = useT()
  const { row, handle, place } = useSortedRow(id)
  const name = light.title || String(place + 1)
  return (
    <li className="car-light" {...row}>
      <div className="car-light-tools">
        <Button
          type="text"
          size="small"
          icon={<HolderOutlined />}
          aria-label={named(t('carPages.drag'), name)}
          {...handle}
        />
        <MoveButtons id={id} name={name} />
        <Button
          size="small"
          type="text"
          icon={<DeleteOutlined />}
          aria-label={named(t('kit.delete'), name)}
          onClick={remove}
        />
      </div>
      <Input
        value={light.title}
        maxLength={TITLE}
        showCount
        placeholder={t(carHighlight.title.label)}
        aria-label={named(t(carHighlight.title.label), place + 1)}
        onChange={(event) => change({ title: event.target.value })}
      />
      <Input.TextArea
        value={light.content}
        maxLength={TEXT}
        showCount
        autoSize={{ minRows: 2 }}
        placeholder={t(carHighlight.content.label)}
        aria-label={named(t(carHighlight.content.label), place + 1)}
        onChange={(event) => change({ content: event.target.value })}
      />
      <ImageBox
        value={light.image}
        onChange={(image) => change({ image })}
        to={files.upload}
        drop={files.remove}
        megabytes={2}
        size={SIZE}
      />
      <VideoBox
        value={light.video}
        onChange={(video) => change({ video })}
        to={files.upload}
        drop={files.remove}
        rule={{
          text: t('carPages.shortVideoRule', VIDEO),
          fits: (info, file) => file.size <= VIDEO.megabytes * MB && info.seconds <= VIDEO.seconds,
        }}
      />
    </li>
  )
}

export const Highlights = ({ value = [], onChange }: ControlProps<CarHighlight[]>) => {
  const t = useT()
  const ids = value.map(idOf)
  const put = (next: CarHighlight[]) => onChange?.(next)
  return (
    <>
      <Sortable
        grid
        ids={ids}
        nameOf={(id) => value[ids.indexOf(id)]?.title || String(ids.indexOf(id) + 1)}
        move={(from, to) => put(arrayMove(value, from, to))}
      >
        <ul className="car-lights">
          {value.map((light, at) => (
            <InRowContext key={ids[at]} value>
              <Card
                id={ids[at] ?? ''}
                light={light}
                change={(to) => put(value.with(at, changedCard(light, to)))}
                remove={() => put(value.filter((_, place) => place !== at))}
              />
            </InRowContext>
          ))}
        </ul>
      </Sortable>
      {value.length < MAX_HIGHLIGHTS && (
        <Button
          icon={<PlusOutlined />}
          onClick={() => put([...value, { title: '', content: '', image: '', video: '', sort: value.length + 1 }])}
        >
          {t('carPages.addHighlight')}
        </Button>
      )}
    </>
  )
}
