import { Tile, Tiles } from '@/kit/show/Figures'
import { useScreen } from '@/kit/page/screen'
import { type TextKey, useT } from '@/locales'

/** A figure above a list; with `status`, codes joined by commas, it shows the rows that it counts ('' all of them). */
export interface Card {
  label: TextKey
  value: string
  status?: string
  bad?: boolean
}

/** The figures above a list. Each that counts states sets the filter of them, and takes it back to what the list begins with. */
export const Cards = ({
  label,
  cards,
  begins = '',
}: {
  label: TextKey
  cards: readonly Card[]
  /** The states that the list begins with. */
  begins?: string
}) => {
  const t = useT()
  const { query, setQuery } = useScreen()
  const now = query.get('status') ?? begins
  const choose = (status: string) => setQuery({ status: status === begins ? undefined : status, page: undefined })
  return (
    <Tiles label={t(label)}>
      {cards.map(({ label: name, value, status, bad }) => (
        <Tile
          key={name}
          label={t(name)}
          value={value}
          bad={bad}
          on={status === undefined ? undefined : now === status}
          run={status === undefined ? undefined : () => choose(now === status ? begins : status)}
        />
      ))}
    </Tiles>
  )
}
