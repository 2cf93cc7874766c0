-- Events of prints from any program, and from Bambuddy. The version before this one leaves them open; this one replays them.

alter type device_event_source add value 'PrintEvents';
alter type device_event_source add value 'Bambuddy';
