-- Events of a printer that changed no print, because the one that they are about was not known yet: its start comes late, or not at all.

create index device_events_ignored on device_events (user_id, printer_id, received_date) where outcome = 'ignored';
