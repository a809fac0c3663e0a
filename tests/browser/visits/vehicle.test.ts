// @module-tag vehicle
import { vehicle } from '@/routes/vehicle'
import { visit } from '../visit'

visit(vehicle)
