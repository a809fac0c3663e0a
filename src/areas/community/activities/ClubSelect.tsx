import { useState } from 'react'
import * as clubs from '@/api/community/clubs'
import { clubStatus } from '@/entities/community/club'
import { derived, useLoads } from '@/kit/data/load'
import type { ControlProps } from '@/kit/form/controls'
import { type Choice, RemoteSelect } from '@/kit/form/RemoteSelect'
import { plain } from '@/kit/show/format'

interface ClubSelectProps extends ControlProps<string | string[] | undefined> {
  known?: readonly Choice[]
  multiple?: boolean
  label: string
}

/**
 * Select of one or several clubs visible to users, searched by name. Loads the names of selected clubs that are not
 * in `known`.
 */
export const ClubSelect = ({ label, known = [], ...rest }: ClubSelectProps) => {
  const [unnamed] = useState(() =>
    [rest.value ?? []].flat().filter((id) => id !== '' && !known.some(({ value }) => value === id)),
  )
  const saved = useLoads(unnamed.map((id) => clubs.get.query({ id }, { quiet: true })))
  const named = saved.flatMap(({ data }, at) => {
    const [value, name] = [unnamed[at], plain(data?.clubName)]
    return value !== undefined && name ? [{ value, label: name }] : []
  })
  return (
    <RemoteSelect
      {...rest}
      known={[...known, ...named]}
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
}
