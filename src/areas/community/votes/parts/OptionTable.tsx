import { type Vote, type VoteOption, voteOption } from '@/entities/community/vote'
import { Value } from '@/kit/show/kinds'
import { Pictures } from '@/kit/show/Picture'
import { SmallTable } from '@/kit/show/SmallTable'
import { useT } from '@/locales'
import { MediaGrid } from '../../parts/MediaGrid'

/** The options of a vote in their order, with the votes that each has. */
export const OptionTable = ({ of }: { of: Vote }) => {
  const t = useT()
  const media = [
    {
      key: 'image' as const,
      width: 80,
      render: (_: unknown, { image }: VoteOption) => <Pictures urls={image ? [image] : []} width={48} />,
    },
    { key: 'video' as const, width: 240, render: (_: unknown, { video }: VoteOption) => <MediaGrid of={{ video }} /> },
  ].filter(({ key }) => of.options.some((one) => one[key]))
  return (
    <SmallTable
      scroll={{ x: 'max-content' }}
      dataSource={of.options.map((one, at) => ({ ...one, key: at }))}
      columns={[
        { key: 'sort', title: t(voteOption.sort.label), width: 72, render: (_, { key }) => key + 1 },
        {
          key: 'optionName',
          title: t(voteOption.optionName.label),
          render: (_, row) => <Value field={voteOption.optionName} value={row.optionName} />,
        },
        ...media.map((column) => ({ ...column, title: t(voteOption[column.key].label) })),
        {
          key: 'intro',
          title: t(voteOption.intro.label),
          render: (_, row) => <Value field={voteOption.intro} value={row.intro} full />,
        },
        {
          key: 'voteCount',
          title: t(voteOption.voteCount.label),
          align: 'end',
          render: (_, row) => <Value field={voteOption.voteCount} value={row.voteCount} />,
        },
      ]}
    />
  )
}
