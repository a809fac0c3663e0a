// @module-tag system
import { system } from '@/routes/system'
import { visit } from '../visit'

visit(system)
