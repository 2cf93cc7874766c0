-- Events from the webhooks of OctoEverywhere and Obico. The version before this one leaves them open; this one replays them.

alter type device_event_source add value 'OctoEverywhere';
alter type device_event_source add value 'Obico';
