import { useState } from 'react'
import * as socialChannels from '@/api/content/socialChannels'
import { shelfStatus } from '@/entities/content/shared'
import { is } from '@/entities/field'
import { Loaded, useLoad } from '@/kit/data/load'
import { orDash } from '@/kit/show/Blank'
import { plain, useFormats } from '@/kit/show/format'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { isShown, PictureFrame } from '@/kit/show/Picture'
import { useT } from '@/locales'
import { isFirst } from './rows'

const HEIGHT = 560

/** The content page of a client as its users see it: the bar of channels, and what stands below the one that is pressed. */
export const ChannelPhone = ({ client }: { client: number }) => {
  const t = useT()
  const { count } = useFormats()
  const load = useLoad(socialChannels.listManagedOptions.query({ client }, { quiet: true }))
  const [pressed, press] = useState('')
  const seen = (load.data ?? []).filter(({ status }) => is(status, shelfStatus.up))
  const bar = seen.filter(isFirst)
  const chosen = bar.find(({ id }) => id === pressed) ?? bar[0]
  const below = seen.filter((one) => !isFirst(one) && one.parentId === chosen?.id)
  return (
    <PhoneFrame title={t('columns.appPage')} height={HEIGHT}>
      <Loaded load={load}>
        <ul className="channel-bar">
          {bar.map((one, at) => (
            <li key={at}>
              <button type="button" aria-pressed={one === chosen} onClick={() => press(one.id)}>
                <bdi>{orDash(one.channelName)}</bdi>
              </button>
            </li>
          ))}
        </ul>
        <ul className="channel-list">
          {below.map((one, at) => (
            <li key={at}>
              {isShown(one.icon) ? (
                <PictureFrame src={one.icon} />
              ) : (
                <span className="channel-letter">{[...plain(one.channelName)][0]}</span>
              )}
              <span>
                <strong>
                  <bdi>{orDash(one.channelName)}</bdi>
                </strong>
                <small>
                  {t('appChannels.readers', { items: count(one.contentCount), people: count(one.subscribeCount) })}
                </small>
              </span>
            </li>
          ))}
          {below.length === 0 && <li className="channel-empty">{t('columns.noColumns')}</li>}
        </ul>
      </Loaded>
    </PhoneFrame>
  )
}
