import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { entryPosition, type QuickEntry } from '@/entities/content/quickEntry'
import { is, optionOf } from '@/entities/field'
import { quickEntry } from '@/entities/content/quickEntry'
import { plain } from '@/kit/show/format'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { Sortable, useSortedRow } from '@/kit/show/Sortable'
import { useT } from '@/locales'
import { CarBanner, Feed, Lines, Profile, SearchBar } from '../../parts/appParts'
import { isMarked } from './entryRules'

export type ShownEntry = Pick<QuickEntry, 'id'> &
  Partial<Pick<QuickEntry, 'entryName' | 'icon' | 'iconDark' | 'cornerText' | 'cornerEndTime'>>
interface EntryPhoneProps {
  position: unknown
  entries: readonly ShownEntry[]
  dark?: boolean
  focus?: string
  move?: (from: number, to: number) => void
}

const HEIGHT = 560

/** Page of the owner app with its quick entries: five per row on the home page, four elsewhere. */
export const EntryPhone = ({ position, entries, dark = false, focus, move }: EntryPhoneProps) => {
  const t = useT()
  const title = optionOf(quickEntry.position.of, position)
  const isCar = is(position, entryPosition.car)
  const isMine = is(position, entryPosition.mine)
  const grid = (
    <ul className="app-grid" data-five={is(position, entryPosition.home)} aria-label={t('hot.entries')}>
      {entries.map((entry) =>
        move ? (
          <SortedEntry key={entry.id} entry={entry} dark={dark} />
        ) : (
          <Entry key={entry.id} entry={entry} dark={dark} focused={entry.id === focus} />
        ),
      )}
    </ul>
  )
  const above: ReactNode = isMine ? <Profile /> : isCar ? <CarBanner range /> : <SearchBar />
  return (
    <PhoneFrame title={title && t(title.label)} height={HEIGHT}>
      <div className="app-page" data-dark={dark}>
        {above}
        {is(position, entryPosition.home) && <CarBanner />}
        {move ? (
          <Sortable grid ids={entries.map(({ id }) => id)} nameOf={(id) => faceName(entries, id)} move={move}>
            {grid}
          </Sortable>
        ) : (
          grid
        )}
        {isMine ? <Lines /> : <Feed />}
      </div>
    </PhoneFrame>
  )
}

const faceName = (entries: readonly ShownEntry[], id: string) => entries.find((one) => one.id === id)?.entryName ?? id

const SortedEntry = ({ entry, dark }: { entry: ShownEntry; dark: boolean }) => {
  const { row, handle } = useSortedRow(entry.id)
  const { ref, ...bind } = row
  return <Entry entry={entry} dark={dark} box={bind} boxRef={ref} handle={handle} />
}

const Entry = ({
  entry: { entryName, icon, iconDark, cornerText, cornerEndTime },
  dark,
  focused = false,
  box,
  boxRef,
  handle,
}: {
  entry: ShownEntry
  dark: boolean
  focused?: boolean
  box?: HTMLAttributes<HTMLLIElement>
  boxRef?: Ref<HTMLLIElement>
  handle?: HTMLAttributes<HTMLElement>
}) => {
  const t = useT()
  const source = dark && isPictureUrl(iconDark) ? iconDark : icon
  const name = plain(entryName).trim()
  const face = (
    <>
      {isPictureUrl(source) ? <PictureFrame src={source} /> : <span className="app-no-icon" aria-hidden />}
      <span className="app-entry-name">{name || t('hot.noName')}</span>
    </>
  )
  return (
    <li className="app-entry" data-focused={focused} ref={boxRef} {...box}>
      {handle ? (
        <button type="button" className="app-entry-handle" {...handle}>
          {face}
        </button>
      ) : (
        face
      )}
      {isMarked({ cornerText, cornerEndTime }) && <span className="app-mark">{plain(cornerText)}</span>}
    </li>
  )
}
