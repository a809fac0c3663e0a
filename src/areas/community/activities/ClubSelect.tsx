import * as clubs from '@/api/community/clubs'
import { clubStatus } from '@/entities/community/club'
import { derived } from '@/kit/data/load'
import type { ControlProps } from '@/kit/form/controls'
import { type Choice, RemoteSelect } from '@/kit/form/RemoteSelect'
import { plain } from '@/kit/show/format'

interface ClubSelectProps extends ControlProps<string | string[] | undefined> {
  known?: readonly Choice[]
  multiple?: boolean
  label: string
}

/** One club that users see, or several, searched by name. */
export const ClubSelect = ({ label, ...rest }: ClubSelectProps) => (
  <RemoteSelect
    {...rest}
    label={label}
    placeholder={label}
    ask={(clubName) =>
      derived(
        clubs.list.query({ clubName, status: clubStatus.up, pageNo: 1, pageSize: 20 }, { quiet: true }),
        'choices',
        ({ records }) => records.map(({ id, clubName: name }) => ({ value: id, label: plain(name) || id })),
      )
    }
  />
)
